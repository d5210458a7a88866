import * as z from 'zod/mini'
import { formatCount } from '../../lists/count.ts'
import { requiredText } from '../../text/required-text.ts'
import { eanInputSchema } from '../ean.ts'
import { piecesSchema, priceSchema } from '../product-input.ts'
import { productCategories, productStatuses } from '../product-words.ts'

/** The maximum number of products in one file. */
export const MAX_IMPORTED = 2000

/** A product as a file has it; what the file does not say is absent, and stays as it is. */
export const importedProductSchema = z.object({
  /** Its line in the file, as a spreadsheet counts. */
  line: z.int(),
  name: requiredText('Falta o nome do produto.', 80),
  priceCents: priceSchema,
  category: z.optional(z.enum(productCategories, 'Essa categoria não existe aqui.')),
  /** Of a new product alone: the cost of each piece, and the pieces that there are. */
  costCents: z.optional(priceSchema),
  stock: z.optional(piecesSchema('O estoque é um número inteiro, como 12.')),
  lowStockAt: z.optional(piecesSchema('O estoque mínimo é um número inteiro, como 6.')),
  ean: z.optional(eanInputSchema),
  status: z.optional(z.enum(productStatuses, 'Essa situação não existe aqui.')),
})
export type ImportedProduct = z.infer<typeof importedProductSchema>

/** The body of `POST /company/products/import` and of its preview. */
export const importSchema = z.object({
  products: z
    .array(importedProductSchema)
    .check(
      z.minLength(1, 'O arquivo não tem produtos.'),
      z.maxLength(MAX_IMPORTED, `Importe no máximo ${formatCount(MAX_IMPORTED)} produtos de uma vez.`),
    ),
})

/** The answer of an import; `id` is that by which it is undone. */
export const importOutcomeSchema = z.object({
  id: z.string(),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
})
export type ImportOutcome = z.infer<typeof importOutcomeSchema>
