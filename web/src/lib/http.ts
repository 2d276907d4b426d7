import { complete } from './complete'
import type { Problem } from './messages'
import { settings } from './settings.svelte'

/** What the server would not do, told in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.text)
  }
}

/** Whoever comes for the first time is given a cookie by the first answer: nothing else is asked before. */
let known: Promise<unknown> | undefined

/** Who is told that this browser was signed out from another one. */
let dismissed = () => {}
export const whenDismissed = (what: () => void) => { dismissed = what }

async function ask<T>(method: string, path: string, name: string, body?: unknown): Promise<T> {
  await known?.catch(() => {})
  try {
    return await asked<T>(method, path, name, body)
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'signed-out') dismissed()
    throw error
  }
}

/** The cookie is there: connections may be opened. */
export function introduced<T>(name: string): Promise<T> {
  const answer = asked<T>('GET', '/api/me', name)
  known = answer
  return answer
}

export const acquainted = async () => { await known?.catch(() => {}) }

async function asked<T>(method: string, path: string, name: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const spoken = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`
  const answer = await fetch(spoken, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: 'same-origin' })
  const text = await answer.text()
  const value = text ? JSON.parse(text) : null
  if (!answer.ok) throw new Refused(complete<Problem>('Problem', value ?? { code: 'http', text: String(answer.status) }), answer.status)
  return (Array.isArray(value) ? value.map((each) => complete(name, each)) : complete<T>(name, value)) as T
}

export const get = <T>(path: string, name: string) => ask<T>('GET', path, name)
export const post = <T>(path: string, name: string, body: unknown = {}) => ask<T>('POST', path, name, body)
export const put = <T>(path: string, name: string, body: unknown) => ask<T>('PUT', path, name, body)
export const patch = <T>(path: string, name: string, body: unknown) => ask<T>('PATCH', path, name, body)
export const remove = <T>(path: string, name: string) => ask<T>('DELETE', path, name)
