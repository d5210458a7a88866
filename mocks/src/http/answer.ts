/** What a call answers: the envelope `{ data, message?, meta? }`, or `{ message, errors }` when refused. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

type Extras = { message?: string; meta?: unknown; status?: number }

/** A good answer. */
export function ok(data: unknown, { message, meta, status = 200 }: Extras = {}): Answer {
  return {
    status,
    body: { data, ...(message === undefined ? {} : { message }), ...(meta === undefined ? {} : { meta }) },
  }
}
