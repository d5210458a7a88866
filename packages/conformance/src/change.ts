import type { CaseChange } from './case.ts'

/** The parts of a request apart from its user and path. */
export type Payload = { body?: unknown; query?: Record<string, string>; raw?: string }

/** Returns the good request with a change. */
export function changed({ body, query }: Payload, change: CaseChange): Payload {
  if (change.part === 'raw') return { ...(query ? { query } : {}), raw: change.text }
  if (change.part === 'query') return { body, query: { ...query, [change.name]: change.value } }
  return { body: withValue(body, change.at, change.value), ...(query ? { query } : {}) }
}

/** Returns a copy with the value at a path; `undefined` is left out in JSON. */
export function withValue(target: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = at
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((each: unknown, index) => (index === key ? withValue(each, rest, value) : each))
  const object = (target ?? {}) as Record<string, unknown>
  return { ...object, [key]: withValue(object[key], rest, value) }
}
