import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { formatCents } from '../money/money.ts'
import { expenseMethods } from '../payments/money-methods.ts'
import { MAX_PIECES } from '../products/product-input.ts'
import { reasonText } from '../text/reason-text.ts'
import { instantSchema } from '../time/zone.ts'

/** The highest cost of a purchase in cents. */
export const MAX_COST_CENTS = 100_000_000
export const MAX_PACK = 1000

const tooMany = `Use no máximo ${formatCount(MAX_PIECES)}.`
const atLeastOne = (sentence: string) =>
  z.int(sentence).check(z.minimum(1, 'Use 1 ou mais.'), z.maximum(MAX_PIECES, tooMany))

/** The ways in which a purchase is paid; `later` leaves its expense open. */
export const purchaseMethods = [...expenseMethods, 'later'] as const

/** The body of `POST /company/products/{id}/purchases`: packs of so many pieces, or single pieces in packs of one. */
export const purchaseSchema = z
  .object({
    packs: atLeastOne('Informe quantas você comprou.'),
    packSize: z
      .int('Informe quantas unidades vêm em cada, ou 1.')
      .check(z.minimum(1, 'Use 1 ou mais.'), z.maximum(MAX_PACK, `Use no máximo ${formatCount(MAX_PACK)}.`)),
    /** The cost of all of it. */
    costCents: z
      .int('Informe quanto custou tudo, como 120,00.')
      .check(
        z.nonnegative('O custo não pode ser negativo.'),
        z.maximum(MAX_COST_CENTS, `Use um custo de até ${formatCents(MAX_COST_CENTS)}.`),
      ),
    supplier: z.optional(z.string().check(z.trim(), z.maxLength(80, 'Use até 80 caracteres.'))),
    method: z.enum(purchaseMethods, 'Escolha como foi paga.'),
  })
  .check(
    z.refine(({ packs, packSize }) => packs * packSize <= MAX_PIECES, { path: ['packs'], error: tooMany }),
  )
export type Purchase = z.infer<typeof purchaseSchema>

/** The body of `POST /company/products/{id}/losses`. */
export const lossSchema = z.object({
  quantity: atLeastOne('Informe quantas se perderam.'),
  reason: reasonText('Conte o que houve.'),
})
export type Loss = z.infer<typeof lossSchema>

/** The body of `POST /company/stock/movements/{id}/reversal`. */
export const reversalSchema = z.object({ reason: reasonText('Conte o que estava errado.') })

/** The body of `PUT /company/stock/rule`. */
export const stockRuleSchema = z.object({ sellsBeyondStock: z.boolean() })
export type StockRule = z.infer<typeof stockRuleSchema>

/** The maximum number of products in one count. */
export const MAX_COUNTED = 1000

/** The number of pieces that somebody has seen. */
export const countedSchema = z
  .int('Use um número, como 12.')
  .check(z.nonnegative('Use zero ou mais.'), z.maximum(MAX_PIECES, tooMany))

/** The body of `POST /company/stock/count` and of its preview: what was counted, and when each was. */
export const stockCountSchema = z.object({
  counts: z
    .array(z.object({ productId: z.string(), counted: countedSchema, countedAt: instantSchema }))
    .check(
      z.minLength(1, 'Conte ao menos um produto.'),
      z.maxLength(MAX_COUNTED, `Feche a contagem com até ${formatCount(MAX_COUNTED)} produtos.`),
    ),
})
export type StockCount = z.infer<typeof stockCountSchema>

/** A counted product in the preview of a count. */
export const countLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  counted: z.int(),
  /** The pieces that are too many (positive) or missing (negative). */
  difference: z.int(),
  /** The worth of the difference, in cents. */
  valueCents: z.int(),
  /** The stock after the count, less what was sold since it was counted. */
  stockAfter: z.int(),
})
export type CountLine = z.infer<typeof countLineSchema>
