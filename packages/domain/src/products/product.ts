import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { productCategories, productStatuses, stockLevels } from './product-words.ts'

/** A product as it is kept. */
export const productSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  category: z.enum(productCategories),
  priceCents: centsSchema,
  /** How many there are. */
  stock: z.int().check(z.nonnegative()),
  /** From how few on it has to be bought again; 0: never said. */
  lowStockAt: z.int().check(z.nonnegative()),
  status: z.enum(productStatuses),
  photo: z.nullable(z.string()),
  createdAt: instantSchema,
})
export type Product = z.infer<typeof productSchema>

/** A product in a list. */
export const productRowSchema = z.extend(productSchema, {
  companyName: z.string(),
  timeZone: timeZoneSchema,
  stockLevel: z.enum(stockLevels),
})
export type ProductRow = z.infer<typeof productRowSchema>
