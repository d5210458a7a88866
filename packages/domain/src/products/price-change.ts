import * as z from 'zod/mini'
import { changeAmount } from '../money/change-amount.ts'
import { formatCents } from '../money/money.ts'
import { MAX_PRICE_CENTS } from './product-input.ts'

/** The steps to which changed prices can be rounded, in cents. */
export const roundingSteps = [1, 10, 50, 100] as const

/** A change of prices by a percentage, such as 5 or -10, rounded to a multiple of `roundTo` cents. */
export const priceChangeSchema = z.object({
  percent: z.number('Informe quanto muda, como 5 ou -10.').check(
    z.minimum(-99, 'Dá para baixar até 99 %.'),
    z.maximum(1000, 'Dá para subir até 1.000 %.'),
    z.refine((percent) => percent !== 0, 'Com 0 % nada muda.'),
  ),
  roundTo: z
    .pipe(z.coerce.number('Escolha o arredondamento.'), z.number('Escolha o arredondamento.'))
    .check(z.refine((step) => roundingSteps.some((each) => each === step), 'Escolha o arredondamento.')),
})
export type PriceChange = z.infer<typeof priceChangeSchema>

/** Returns a price in cents after a change. A price that is not free does not become free. */
export function changedPrice(priceCents: number, { percent, roundTo }: PriceChange): number {
  const changed = changeAmount(priceCents, { unit: 'percent', amount: Math.round(percent * 100), roundTo })
  return Math.max(Math.min(roundTo, priceCents), changed)
}

/** Returns the products whose price a change makes another one, with their new prices. */
export function changedPrices<Priced extends { priceCents: number }>(
  rows: readonly Priced[],
  change: PriceChange,
): Priced[] {
  return rows
    .map((row) => ({ ...row, priceCents: changedPrice(row.priceCents, change) }))
    .filter(({ priceCents }, index) => priceCents !== rows[index]?.priceCents)
}

/** Returns why a change does not fit these products: a price beyond the highest, or none that becomes another one. */
export function priceChangeProblem(
  rows: readonly { name: string; priceCents: number }[],
  change: PriceChange,
): string | null {
  const prices = changedPrices(rows, change)
  const dear = prices.find(({ priceCents }) => priceCents > MAX_PRICE_CENTS)
  if (dear) return `${dear.name} passaria de ${formatCents(MAX_PRICE_CENTS)}.`
  return prices.length === 0 ? 'Assim nenhum preço muda.' : null
}
