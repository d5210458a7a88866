import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'

const piecesSchema = z.int().check(z.positive())

/** Pieces of a line that came back: to the shelf, or lost. Its id is that of the command. */
const tabReturnSchema = z.object({
  id: z.string(),
  quantity: piecesSchema,
  reason: z.string(),
  to: z.enum(['stock', 'loss']),
  at: instantSchema,
  byId: z.nullable(z.string()),
})

/** Pieces of a line that the arena gives away. Its id is that of the command. */
const tabCourtesySchema = z.omit(tabReturnSchema, { to: true })

/** A line of a tab: pieces of one product at one price, or what is owed for a booking. */
export const tabItemSchema = z.object({
  id: z.string(),
  /** The id of the line as which it was sold: the stock knows it by that, whichever tab it was moved to since. */
  soldAs: z.string(),
  /** Null where it is what is owed for a booking. */
  productId: z.nullable(z.string()),
  /** The booking whose due amount it is; null for products. */
  bookingId: z.nullable(z.string()),
  /** Name and price of the product at the time of the order. */
  name: z.string(),
  priceCents: centsSchema,
  quantity: piecesSchema,
  note: z.nullable(z.string()),
  addedAt: instantSchema,
  /** The user who added it; null where it was put in by the server. */
  addedById: z.nullable(z.string()),
  returns: z.array(tabReturnSchema),
  courtesies: z.array(tabCourtesySchema),
})
export type TabItem = z.infer<typeof tabItemSchema>
