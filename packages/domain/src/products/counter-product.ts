import * as z from 'zod/mini'
import { productSchema } from './product.ts'

/** A product as the counter shows it: what is sold, at the price of now. */
export const counterProductSchema = z.extend(
  z.pick(productSchema, {
    id: true,
    name: true,
    category: true,
    priceCents: true,
    stock: true,
    lowStockAt: true,
    photo: true,
    ean: true,
  }),
  {
    /** The pieces of it that were sold at this hour of the day in the last weeks. */
    soldAtThisHour: z.int(),
  },
)
export type CounterProduct = z.infer<typeof counterProductSchema>
