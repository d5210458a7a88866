import type { CaseAction } from '../case.ts'
import type { WireResponse } from '../transport.ts'
import {
  askAndTidy,
  type Context,
  declaredGood,
  faultOfGood,
  freshGood,
  judged,
  type CaseOutcome,
  failed,
} from './context.ts'
import { MADE_UP } from './refuse.ts'

/** Sends a good request: the answer has to be as declared. */
export async function good(context: Context, action: CaseAction & { does: 'good' }): Promise<CaseOutcome> {
  const { call } = context
  const own = await freshGood(context)
  const query = { ...own.query, ...action.query }
  const by = action.as === 'made-up' ? MADE_UP : own.by
  const response = await askAndTidy(context, { ...own, by: own.by }, { carried: { query }, by })
  const outcome = judged(declaredGood(call), faultOfGood(call, response) ?? faultOfPage(response, query))
  if (outcome.ok) context.plain ??= response
  return outcome
}

/**
 * Returns what is wrong with a page: it has to be the requested one, with no more rows than asked for; null for
 * nothing.
 */
function faultOfPage({ body }: WireResponse, query: Record<string, string>): string | null {
  const { data, meta } = body as { data?: unknown; meta?: Record<string, unknown> }
  const odd = (['page', 'perPage'] as const).find(
    (name) => query[name] && String(meta?.[name]) !== query[name],
  )
  if (odd !== undefined) return `meta.${odd} is ${String(meta?.[odd])}`
  const rows = Array.isArray(data) ? data.length : 0
  return query.perPage && rows > Number(query.perPage) ? `${rows} rows` : null
}

/**
 * Sends a field that a client may not set: the request is answered as without it, and no later answer has the value.
 */
export async function extra(
  context: Context,
  { field, value }: CaseAction & { does: 'extra' },
): Promise<CaseOutcome> {
  const { call, subject, client, plain } = context
  const own = await freshGood(context)
  const body = { ...(own.body as object | undefined), [field]: value }
  const response = await askAndTidy(context, own, { carried: { body } })
  const expected = `${declaredGood(call)}, ${field} not taken`
  const fault = faultOfGood(call, response)
  if (fault !== null) return failed(expected, fault)
  // A game that is over is so in every answer.
  const isAnyhow = plain !== null && holds(plain.body, field, value)
  if (!isAnyhow && holds(response.body, field, value)) return failed(expected, `${field} was taken`)
  if (plain && shapeOf(response) !== shapeOf(plain)) return failed(expected, 'another answer than without it')
  if (typeof subject.read !== 'function') return judged(expected, null)
  const { data } = response.body as { data: unknown }
  const back = await client.ask({ method: 'GET', path: subject.read(own, data), by: own.by })
  if (back.status !== 200) return failed(expected, `reading it again: ${back.status}`)
  return judged(
    expected,
    !isAnyhow && holds(back.body, field, value) ? `${field} was taken, as reading it again tells` : null,
  )
}

/** Returns whether a key with this value occurs anywhere in the body. */
function holds(body: unknown, field: string, value: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const entries = Object.entries(body)
  return entries.some(
    ([key, each]) =>
      (key === field && JSON.stringify(each) === JSON.stringify(value)) || holds(each, field, value),
  )
}

/** Returns the shape of an answer: its status and the keys of its data. */
function shapeOf({ status, body }: WireResponse): string {
  const { data } = (body ?? {}) as { data?: unknown }
  const keys = typeof data === 'object' && data !== null ? Object.keys(data).toSorted() : []
  return JSON.stringify([status, Array.isArray(data) ? 'list' : keys])
}
