/** The ways in which faces of games look things up in a view. */
import type { AreaTold, BadgeTold, BoardTold, PieceTold, Told } from './messages'

export class Look {
  readonly pieces: Map<number, PieceTold>
  readonly areas: Map<number, AreaTold>
  #hosted?: Map<number, PieceTold[]>
  #cells?: Map<number, PieceTold[]>
  #place?: Map<number, number>

  constructor(readonly view: Told) {
    this.pieces = new Map(view.pieces.map((piece) => [piece.number, piece]))
    this.areas = new Map(view.areas.map((area) => [area.place, area]))
  }

  area(name: string, seat = -1): AreaTold | undefined {
    return this.view.areas.find((area) => area.name === name && area.seat === seat)
  }

  /** Those of one name, in the order of the table: Krosmaster has several piles. */
  areasNamed(name: string): AreaTold[] {
    return this.view.areas.filter((area) => area.name === name).sort((a, b) => a.place - b.place)
  }

  in(area: AreaTold | undefined): PieceTold[] {
    return area ? area.pieces.flatMap((number) => this.pieces.get(number) ?? []) : []
  }

  /** The pieces of an area that everybody shares or of a seat's own. */
  of(name: string, seat = -1): PieceTold[] {
    return this.in(this.area(name, seat))
  }

  /** How many lie there, whether or not they are told one by one. */
  count(name: string, seat = -1): number {
    const area = this.area(name, seat)
    return area ? Math.max(area.count, area.pieces.length) : 0
  }

  /** What is attached to a piece. */
  on(host: number): PieceTold[] {
    if (!this.#hosted) {
      this.#hosted = new Map()
      for (const area of this.view.areas)
        for (const piece of this.in(area)) if (piece.host >= 0) gather(this.#hosted, piece.host, piece)
    }
    return this.#hosted.get(host) ?? []
  }

  /** What stands on a cell of the board. */
  at(cell: number): PieceTold[] {
    if (!this.#cells) {
      this.#cells = new Map()
      for (const board of this.view.boards)
        for (const piece of this.in(this.areas.get(board.place))) if (piece.cell >= 0) gather(this.#cells, piece.cell, piece)
    }
    return this.#cells.get(cell) ?? []
  }

  /** The board, where the game has one. */
  get board(): BoardTold | undefined {
    return this.view.boards[0]
  }

  /** The area that a piece lies in. */
  placeOf(number: number): number {
    if (!this.#place) {
      this.#place = new Map()
      for (const area of this.view.areas) for (const each of area.pieces) this.#place.set(each, area.place)
    }
    return this.#place.get(number) ?? -1
  }
}

function gather<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export const badge = (piece: { badges: BadgeTold[] } | undefined, name: string): BadgeTold | undefined =>
  piece?.badges.find((each) => each.name === name)

export const value = (piece: { badges: BadgeTold[] } | undefined, name: string): number => badge(piece, name)?.value ?? 0

/** As a sentence begins. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Numbers that belong to a card's own name, such as that of a numbered mutation. */
const printed = new Set<string>()
export function learnNames(names: string[]) {
  for (const name of names) for (const number of name.match(/#\d+/g) ?? []) printed.add(number)
}

/** What the people at the table are called, by what the game calls their seats ("Player 1"). */
let seated: { called: Record<string, string>; any: RegExp } | undefined
export function learnSeats(seats: { name: string }[], people: { name: string }[]) {
  const names = people.map((each) => each.name)
  const apart = names.every(Boolean) && new Set(names).size === names.length && names.length === seats.length
  const called = apart ? Object.fromEntries(seats.map((seat, i) => [seat.name, names[i]])) : {}
  seated = apart ? { called, any: new RegExp(`(?:${seats.map((seat) => seat.name).join('|')})(?!\\d)`, 'g') } : undefined
}

/** As people read it: those at the table by their names, twins without the numbers that tell them apart (on the table one
 * sees which), but with how many they are. */
export const plain = (text: string): string => counted(seated ? text.replace(seated.any, (seat) => seated!.called[seat] ?? seat) : text)

const counted = (text: string): string =>
  text.replace(/(?: ?#\d+)+/g, (all) => {
    const numbers = all.match(/#\d+/g)!
    const own = numbers.filter((number) => printed.has(number))
    const many = numbers.length - own.length
    return `${own.map((number) => ` ${number}`).join('')}${many > 1 ? ` ×${many}` : ''}`
  })
