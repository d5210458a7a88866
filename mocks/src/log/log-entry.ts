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
  /** From the request to its answer, in real milliseconds. */
  ms: z.number(),
  /** Which rule refused, in a sentence; null when nothing was refused. */
  rule: z.nullable(z.string()),
  /** The headers that matter, and the body as it was sent; empty when there was none. */
  request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
  /** The body of the answer: JSON, or a page. */
  answer: z.string(),
})
export type LogEntry = z.infer<typeof logEntrySchema>

/** A body is kept up to so many characters. */
export const MAX_BODY = 20_000

/** How a body ends that was longer than is kept. */
const cutMark = /… \(cortado: eram [\d.]+ caracteres\)$/

/** A body as the log keeps it. */
export function cutBody(text: string): string {
  if (text.length <= MAX_BODY) return text
  return `${text.slice(0, MAX_BODY)}… (cortado: eram ${formatCount(text.length)} caracteres)`
}

/** Whether a body of the log is not whole. */
export function isCut(text: string): boolean {
  return cutMark.test(text)
}
