import type { Change } from './case.ts'

/** What a request carries beside who asks and where. */
export type Carried = { body?: unknown; query?: Record<string, string>; raw?: string }

/** The good request with something else about it. */
export function changed({ body, query }: Carried, change: Change): Carried {
  if (change.part === 'raw') return { ...(query ? { query } : {}), raw: change.text }
  if (change.part === 'query') return { body, query: { ...query, [change.name]: change.value } }
  return { body: withValue(body, change.at, change.value), ...(query ? { query } : {}) }
}

/** A copy with that value at that place; `undefined` is left out when it is sent. */
export function withValue(target: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = at
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((each: unknown, index) => (index === key ? withValue(each, rest, value) : each))
  const object = (target ?? {}) as Record<string, unknown>
  return { ...object, [key]: withValue(object[key], rest, value) }
}
