import { formatCount } from '@campo-livre/domain/lists/count.ts'
import * as z from 'zod/mini'

/** One call of the API as it was made and answered. */
export const logEntrySchema = z.object({
  id: z.string(),
  /** The mock's time. */
  at: z.iso.datetime(),
  /** The call's name (http/call-name.ts); null for one that does not exist. */
  call: z.nullable(z.string()),
  method: z.string(),
  /** Relative to the base path of the API, with the query. */
  path: z.string(),
  /** Null when no answer came. */
  status: z.nullable(z.int()),
  /** The real time from the request to its answer, in milliseconds. */
  ms: z.number(),
  /** The rule that refused the call, in a sentence; null when nothing was refused. */
  rule: z.nullable(z.string()),
  /** The headers that matter, and the body as it was sent; empty when there was none. */
  request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
  /** The body of the answer: JSON, or a page. */
  answer: z.string(),
})
export type LogEntry = z.infer<typeof logEntrySchema>

/** The number of characters of a body that are kept. */
export const MAX_BODY = 20_000

/** Matches the end of a body that was cut. */
const cutMark = /… \(cortado: eram [\d.]+ caracteres\)$/

/** Returns a body as the log keeps it: at most `MAX_BODY` characters, with a mark where it was cut. */
export function cutBody(text: string): string {
  if (text.length <= MAX_BODY) return text
  return `${text.slice(0, MAX_BODY)}… (cortado: eram ${formatCount(text.length)} caracteres)`
}

/** Returns whether a body of the log was cut. */
export function isCut(text: string): boolean {
  return cutMark.test(text)
}
