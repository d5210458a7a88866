import { changePrices } from '@campo-livre/api/products/change-products.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  changedPrice,
  changedPrices,
  priceChangeProblem,
  priceChangeSchema,
  roundingSteps,
} from '@campo-livre/domain/products/price-change.ts'
import { MAX_PRICES } from '@campo-livre/domain/products/product-input.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { bulkAction } from '../../lib/resource/resource-writes.ts'

/** Changes the prices of the marked products by a percentage (H4). */
export const pricesByPercentage = bulkAction({
  label: 'Mudar preços',
  done: 'Preços mudados',
  fields: [
    {
      name: 'percent',
      label: 'Quanto muda',
      description: 'Para baixar, use o sinal de menos: -10.',
      type: 'percentage',
    },
    {
      name: 'roundTo',
      label: 'Arredondar para',
      type: 'choice',
      choices: roundingSteps.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
    },
  ],
  schema: priceChangeSchema,
  initialValues: () => ({ roundTo: '50' }),
  max: MAX_PRICES,
  check: (rows: readonly ProductRow[], change) => {
    const problem = priceChangeProblem(rows, change)
    return problem === null ? {} : { percent: problem }
  },
  preview: (rows: readonly ProductRow[], change) =>
    rows.map(({ id, name, priceCents }) => ({
      id,
      name,
      before: formatCents(priceCents),
      after: formatCents(changedPrice(priceCents, change)),
    })),
  send: (change, attempt, rows) => {
    const prices = changedPrices(rows, change)
    return changePrices(
      prices.map(({ id, version, priceCents }) => ({ id, version, priceCents })),
      attempt,
    )
  },
})
