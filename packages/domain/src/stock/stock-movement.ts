import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
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
export const listedStockMovement = declareColumns(
  {
    id: 'shown',
    companyId: 'shown',
    productId: 'shown',
    kind: 'shown',
    quantity: 'shown',
    valueCents: 'shown',
    settledCents: 'shown',
    beyond: 'shown',
    stockAfter: 'shown',
    reason: 'shown',
    supplier: 'shown',
    at: 'shown',
    byId: 'shown',
    tabId: 'shown',
    lineId: 'shown',
    expenseId: 'shown',
    reversesId: 'shown',
    /** The name of who made it; null when the account is gone. */
    who: ['shown', z.nullable(z.string())],
    /** The code of its tab. */
    tabCode: ['shown', z.nullable(z.string())],
    /** True if it can be taken back by a person: of such a kind, and not taken back yet. */
    reversible: ['shown', z.boolean()],
    /** True if it has been taken back. */
    reversed: ['shown', z.boolean()],
  },
  stockMovementSchema,
)
export const stockMovementRowSchema = rowSchemaOf(listedStockMovement)
export type StockMovementRow = z.infer<typeof stockMovementRowSchema>

/** A movement of any product's stock, in the admin's list. */
export const listedMovement = declareColumns(
  {
    id: 'shown',
    productName: ['text', z.string()],
    companyName: ['text', z.string()],
    timeZone: ['shown', timeZoneSchema],
    kind: 'choice',
    quantity: 'count',
    stockAfter: 'count',
    valueCents: 'money',
    reason: 'text',
    who: ['text', z.nullable(z.string())],
    tabCode: ['text', z.nullable(z.string())],
    at: 'instant',
    reversible: ['shown', z.boolean()],
    reversed: ['choice', z.boolean()],
  },
  stockMovementSchema,
)
export const movementRowSchema = rowSchemaOf(listedMovement)
export type MovementRow = z.infer<typeof movementRowSchema>
export const movementColumns = filterableOf(listedMovement)
