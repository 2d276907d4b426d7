/** "Your turn" in the title, and as a notification where one looks away. */
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'
import { w } from './words'

let told = ''
let timer = 0

export function watchTurn(table: Table) {
  const title = [table.info?.title, 'Ludoteca'].filter(Boolean).join(' · ')
  const asked = table.asked && !table.decision?.only_passing
  const said = asked ? `● ${w().yourTurn} · ${title}` : title
  clearTimeout(timer)
  timer = window.setTimeout(() => (document.title = said)) // it costs milliseconds: what is on the table comes first
  const moment = asked ? `${table.info?.id}/${table.view?.turn.number}/${table.decision?.question}` : ''
  if (moment && moment !== told && document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted')
    new Notification(w().yourTurn, { body: `${table.info?.title}: ${table.decision?.question}`, tag: table.info?.id })
  told = moment
}
