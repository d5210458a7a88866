import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { stockKinds } from './stock-words.ts'

/** A movement of a product's stock as it is stored: never changed, taken back by a reversal (H4). */
export const stockMovementSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  productId: z.string(),
  kind: z.enum(stockKinds),
  /** The pieces that came (positive) or went (negative); 0 for a count that was right. */
  quantity: z.int(),
  /** The change of the stock's value in cents. The values of a product's movements add up to that of its stock. */
  valueCents: z.int(),
  /**
   * The cents of its cost that stay out of the stock's value, since they belong to pieces that had left before. What
   * was paid for a purchase is `valueCents + settledCents`.
   */
  settledCents: z.int(),
  /** The number of pieces that were sold beyond the stock. */
  beyond: z.int().check(z.nonnegative()),
  /** The number of pieces after it. */
  stockAfter: z.int(),
  reason: z.nullable(z.string()),
  supplier: z.nullable(z.string()),
  at: instantSchema,
  /** Null where nobody was signed in, or the account is gone. */
  byId: z.nullable(z.string()),
  tabId: z.nullable(z.string()),
  /** The line of the tab under which it was sold. */
  lineId: z.nullable(z.string()),
  expenseId: z.nullable(z.string()),
  /** The movement that it takes back. */
  reversesId: z.nullable(z.string()),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

/** A movement in the history of a product's stock. */
export const stockMovementRowSchema = z.extend(stockMovementSchema, {
  /** The name of who made it; null when the account is gone. */
  who: z.nullable(z.string()),
  /** The code of its tab. */
  tabCode: z.nullable(z.string()),
  /** True if it can be taken back by a person: of such a kind, and not taken back yet. */
  reversible: z.boolean(),
  /** True if it has been taken back. */
  reversed: z.boolean(),
})
export type StockMovementRow = z.infer<typeof stockMovementRowSchema>
