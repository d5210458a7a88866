import type { Call } from '@campo-livre/backend/http/call.ts'
import type { WireResponse } from './transport.ts'

type Answered = Pick<WireResponse, 'status' | 'body'>
type Envelope = { data?: unknown; meta?: unknown }

/** Returns how a good answer differs from the call's declaration, extra fields included; null when it fits. */
export function undeclared(call: Call, { status, body }: Answered): string | null {
  const { data, meta } = call.bare ? { data: body } : ((body ?? {}) as Envelope)
  if (status !== call.status) return `status ${status}`
  const output = call.output.safeParse(data)
  if (!output.success) return `data at ${placeOf(output.error.issues)}`
  const said = call.meta?.safeParse(meta)
  if (said && !said.success) return `meta at ${placeOf(said.error.issues)}`
  if (text(output.data) !== text(data)) return 'data says more than that'
  return text(said?.data ?? null) === text(meta ?? null) ? null : 'meta says more than that'
}

const placeOf = ([issue]: readonly { path: PropertyKey[] }[]) => issue?.path.join('.') || 'its root'
const text = (value: unknown) => JSON.stringify(sorted(value))

/** Returns a value with sorted keys, so that their order does not count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
