import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { formatCents } from '../money/money.ts'
import { requiredText } from '../text/required-text.ts'
import { MAX_PICTURE_LETTERS, pictureDataUpTo } from '../users/picture-data.ts'
import { eanInputSchema } from './ean.ts'
import { productCategories, productStatuses } from './product-words.ts'

export const MAX_PRICE_CENTS = 1_000_000
export const MAX_PIECES = 100_000
/** The maximum number of products whose prices change in one call. */
export const MAX_PRICES = 1000

/** A price in cents; a product may be free (`Cortesia`). */
export const priceSchema = z
  .int('Informe o preço, como 12,50.')
  .check(
    z.nonnegative('O preço não pode ser negativo.'),
    z.maximum(MAX_PRICE_CENTS, `Use um preço de até ${formatCents(MAX_PRICE_CENTS)}.`),
  )

/** A number of pieces, whole and not negative; `sentence` is the message when it is missing. */
export const piecesSchema = (sentence: string) =>
  z
    .int(sentence)
    .check(
      z.nonnegative('Use zero ou mais.'),
      z.maximum(MAX_PIECES, `Use no máximo ${formatCount(MAX_PIECES)}.`),
    )

/** The facts of a product that a company enters and changes (H4). */
const factsSchema = z.object({
  name: requiredText('Informe o nome do produto.', 80),
  category: z.enum(productCategories, 'Escolha a categoria.'),
  priceCents: priceSchema,
  /** Absent where it stays as it is. */
  ean: z.optional(z.nullable(eanInputSchema)),
  lowStockAt: piecesSchema('Informe o estoque mínimo, ou 0.'),
  /** The photo as a data URL; null for none; absent where it stays as it is. */
  photo: z.optional(z.nullable(pictureDataUpTo(MAX_PICTURE_LETTERS))),
})

/** The body of `POST /company/products`. The stock is counted once here; after that, movements change it. */
export const newProductSchema = z.extend(factsSchema, {
  stock: piecesSchema('Informe quantas unidades há, ou 0.'),
  /** The cost of each of these pieces. */
  costCents: z.optional(z.nullable(priceSchema)),
})
export type NewProduct = z.infer<typeof newProductSchema>

/** The body of `PUT /company/products/{id}`: `version` is that of the product as it was read. */
export const productChangeSchema = z.extend(factsSchema, { version: z.int() })
export type ProductChange = z.infer<typeof productChangeSchema>

/** The body of `PUT /company/products/{id}/status`. */
export const productStatusSchema = z.object({ status: z.enum(productStatuses, 'Escolha a situação.') })

/** The body of `PATCH /company/products`: new prices, each for the version of the product that was seen. */
export const pricesSchema = z.object({
  prices: z
    .array(z.object({ id: z.string(), version: z.int(), priceCents: priceSchema }))
    .check(
      z.minLength(1, 'Escolha ao menos um produto.'),
      z.maxLength(MAX_PRICES, `Mude no máximo ${formatCount(MAX_PRICES)} preços de uma vez.`),
    ),
})
export type Prices = z.infer<typeof pricesSchema>
