import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { productCategories, productStatuses, stockLevels } from './product-words.ts'

/** A product as it is stored. */
export const productSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  category: z.enum(productCategories),
  priceCents: centsSchema,
  /** The bar code on it, an EAN. */
  ean: z.nullable(z.string()),
  /** The number of pieces in stock, the sum of its movements; below zero when sold beyond it. */
  stock: z.int(),
  /** The value of the stock in cents: the sum of its movements. */
  stockValueCents: centsSchema,
  /** The cost of a piece in the last purchase; null when none had a cost. */
  costCents: z.nullable(centsSchema),
  /** The stock at or below which the product has to be bought again; 0: not set. */
  lowStockAt: z.int().check(z.nonnegative()),
  status: z.enum(productStatuses),
  photo: z.nullable(z.string()),
  /** The number of changes to the product's facts; a sale changes only the stock. */
  version: z.int(),
  createdAt: instantSchema,
})
export type Product = z.infer<typeof productSchema>

/** A product in a list. */
export const listedProduct = declareColumns(
  {
    id: 'shown',
    companyId: 'shown',
    name: 'text',
    category: 'choice',
    priceCents: 'money',
    ean: 'text',
    stock: 'count',
    stockValueCents: 'shown',
    costCents: 'money',
    lowStockAt: 'count',
    status: 'choice',
    photo: 'shown',
    version: 'shown',
    createdAt: 'instant',
    companyName: ['text', z.string()],
    timeZone: ['shown', timeZoneSchema],
    stockLevel: ['choice', z.enum(stockLevels)],
    /** The rest of the price after the cost, in whole percent of it. */
    marginPercent: ['count', z.nullable(z.int())],
  },
  productSchema,
)
export const productRowSchema = rowSchemaOf(listedProduct)
export type ProductRow = z.infer<typeof productRowSchema>
export const productColumns = filterableOf(listedProduct)
