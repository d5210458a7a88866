import * as z from 'zod/mini'

/** The path of the stream that tells of changes, beside the calls: it has no answer in an envelope. */
export const EVENTS_PATH = '/events'

/** The most pages that one stream can name. */
export const MOST_PAGES = 4

/** All that a stream tells of: the notices, a counter, a calendar, a racha, a bill that is divided, a payment. */
export const changeKinds = ['bell', 'counter', 'calendar', 'racha', 'bill', 'payment'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A message of the stream: something of this kind has changed, at this arena or in this row. It has no data of it. */
export const changeSchema = z.object({ kind: z.enum(changeKinds), id: z.optional(z.string()) })
export type Change = z.infer<typeof changeSchema>
