/**
 * The answer of a call: the envelope `{ data, message?, meta? }`, or `{ code, message, errors }` when refused; a string
 * is an HTML page or a file of text.
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

/** Returns a file of text as it is, which whoever asked may keep as long as it has not changed. */
export function textFile(text: string, type: string): Answer {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'private, no-cache' }
  return { status: 200, body: text, headers }
}

/** Returns an HTML page. */
export function page(html: string): Answer {
  return { status: 200, body: html, headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}
