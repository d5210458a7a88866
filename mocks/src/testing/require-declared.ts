import { apiCalls } from '../calls.ts'

type Answered = { status: number; body: unknown }
type Envelope = { data?: unknown; meta?: unknown }

/** Throws when a good answer is not what its call declares, or says more than that: no password slips out unseen. */
export function requireDeclared(method: string, path: string, { status, body }: Answered): void {
  const { pathname } = new URL(path, 'https://campo.test')
  const call = apiCalls.find((each) => each.method === method && each.match(pathname) !== null)
  if (!call || status >= 400) return
  const { data, meta } = call.bare ? { data: body } : (body as Envelope)
  const found = [status, data, meta ?? null]
  const declared = [call.status, call.output.parse(data), call.meta?.parse(meta) ?? null]
  if (JSON.stringify(sorted(declared)) !== JSON.stringify(sorted(found)))
    throw new Error(`${method} ${call.path} answers other than it declares: ${JSON.stringify(found)}`)
}

/** The same whatever the order of the fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
