/** What a call answers: the envelope `{ data, message?, meta? }`, or `{ code, message, errors }` when refused; a text is a page. */
export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Which rule refused: for the call log, never for the client. */
  rule?: string
}

type Extras = { message?: string; meta?: unknown; status?: number }

/** A good answer. */
export function ok(data: unknown, { message, meta, status = 200 }: Extras = {}): Answer {
  return {
    status,
    body: { data, ...(message === undefined ? {} : { message }), ...(meta === undefined ? {} : { meta }) },
  }
}

/** A page for people. */
export function page(html: string): Answer {
  return { status: 200, body: html, headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}
