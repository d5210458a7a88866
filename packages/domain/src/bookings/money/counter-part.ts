import * as z from 'zod/mini'
import { centsSchema } from '../../money/money.ts'
import { accountSchema } from '../../payments/account.ts'
import { instantSchema } from '../../time/zone.ts'

/** The field and the time of a booking. */
const placeSchema = z.object({ fieldId: z.string(), start: instantSchema, end: instantSchema })

/** Something that changed a booking, as its athlete reads it. */
export const bookingChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('moved'),
    id: z.string(),
    at: instantSchema,
    /** Present where its athlete moved it; absent where the arena did. */
    by: z.optional(z.literal('athlete')),
    from: placeSchema,
    to: placeSchema,
  }),
  z.object({
    kind: z.literal('price'),
    id: z.string(),
    at: instantSchema,
    fromCents: centsSchema,
    toCents: centsSchema,
    reason: z.string(),
  }),
  z.object({ kind: z.enum(['checked_in', 'no_show']), id: z.string(), at: instantSchema }),
])
export type BookingChange = z.infer<typeof bookingChangeSchema>

/** The part of a booking that the arena's counter keeps: what was done with it there, and the money taken for it. */
export const counterPartSchema = z.extend(accountSchema, {
  /** The number of commands that changed the booking. */
  version: z.int(),
  /** A note that only the arena reads; empty for none. */
  note: z.string(),
  /** The instant at which they arrived; null while nobody has. */
  checkedInAt: z.nullable(instantSchema),
  /** The reason of a price that is not that of the rules; null where it is. */
  priceReason: z.nullable(z.string()),
  /** The changes that hold, oldest first. The id of each is that of its command. */
  changes: z.array(bookingChangeSchema),
})
export type CounterPart = z.infer<typeof counterPartSchema>

const untouched: CounterPart = {
  version: 0,
  note: '',
  checkedInAt: null,
  priceReason: null,
  changes: [],
  payments: [],
  pendingPix: [],
}

/** Returns the counter's part of a booking: an empty one for a booking that it has not touched. */
export function counterPartOf({ counter = untouched }: { counter?: CounterPart | undefined }): CounterPart {
  return counter
}
