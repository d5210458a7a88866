import * as z from 'zod/mini'

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

/** `[]`: what the calls say that change a list and have nothing to tell of it. */
export const emptyListSchema = z.array(z.unknown()).check(z.maxLength(0))
