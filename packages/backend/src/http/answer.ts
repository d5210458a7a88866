/**
 * The answer of a call: the envelope `{ data, message?, meta? }`, or `{ code, message, errors }` when refused; a string
 * is an HTML page.
 */
export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** The rule that refused, for the call log; it is not sent. */
  rule?: string
  /** The command of an admin by which it came, for the audit; it is not sent. */
  audit?: { commandId: string; reason: string | null }
}

type Extras = { message?: string; meta?: unknown; status?: number }

/** Returns a good answer. */
export function ok(data: unknown, { message, meta, status = 200 }: Extras = {}): Answer {
  return {
    status,
    body: { data, ...(message === undefined ? {} : { message }), ...(meta === undefined ? {} : { meta }) },
  }
}

/** Returns an HTML page. */
export function page(html: string): Answer {
  return { status: 200, body: html, headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}
