import { SHAPES, TAGS, type FromServer } from './messages'

type Plain = Record<string, unknown>

/** Put in the defaults that the server leaves out, all the way down. */
export function complete<T>(name: string, value: unknown): T {
  if (value === null || typeof value !== 'object') return value as T
  const shape = SHAPES[name]
  if (!shape) return value as T
  const whole: Plain = { ...shape.d, ...(value as Plain) }
  for (const field in shape.i) {
    const inside = whole[field]
    if (inside === undefined || inside === null) continue
    const [struct, how] = shape.i[field]
    if (how === 'list') whole[field] = (inside as unknown[]).map((each) => complete(struct, each))
    else if (how === 'map') whole[field] = Object.fromEntries(Object.entries(inside as Plain).map(([key, each]) => [key, complete(struct, each)]))
    else whole[field] = complete(struct, inside)
  }
  return whole as T
}

/** A message of the server, whole; nothing where it is of a kind that this client does not know. */
export function read(text: string): FromServer | null {
  const message = JSON.parse(text) as { type: string }
  const name = TAGS[message.type]
  return name ? complete<FromServer>(name, message) : null
}
