import { buyStock, loseStock } from '@campo-livre/api/stock/move-stock.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { expenseMethods, moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { lossSchema, type Purchase, purchaseSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { pieceCost } from '@campo-livre/domain/stock/piece-cost.ts'
import { rowForm } from '../../../lib/resource/resource-writes.ts'

const methods = [
  ...expenseMethods.map((value) => ({ value, label: moneyMethodLabels[value] })),
  { value: 'later', label: 'Ainda não foi paga' },
]

/** Says how many pieces a purchase brings, and what each costs. */
function purchaseSentence({ stock }: ProductRow, { packs, packSize, costCents }: Purchase): string {
  const pieces = packs * packSize
  const each = formatCents(pieceCost(costCents, pieces))
  const after = formatCount(stock + pieces)
  return pieces === 1
    ? `Entra 1, por ${each}. O estoque vai a ${after}.`
    : `Entram ${formatCount(pieces)}, a ${each} cada. O estoque vai a ${after}.`
}

/** Registers a purchase of a product, which makes its expense (H4). */
export const purchaseForm = rowForm({
  slug: 'compra',
  label: 'Registrar compra',
  fields: [
    { name: 'packs', label: 'Quantas você comprou', type: 'count' },
    {
      name: 'packSize',
      label: 'Unidades em cada',
      description: 'Com 1, são avulsas. Num fardo de 12, use 12.',
      type: 'count',
    },
    {
      name: 'costCents',
      label: 'Quanto custou tudo',
      description: 'Vira uma despesa de compras do bar.',
      type: 'money',
    },
    { name: 'supplier', label: 'De quem (opcional)', type: 'text' },
    { name: 'method', label: 'Como foi paga', type: 'choice', choices: methods },
  ],
  schema: purchaseSchema,
  initialValues: (_row: ProductRow) => ({ packSize: 1, method: 'pix' }),
  send: (purchase, attempt, { id }) => buyStock(id, purchase, attempt),
  summary: purchaseSentence,
  changes: ['expenses', 'financial'],
  submit: 'Registrar compra',
  done: 'Compra registrada',
  failure: 'Não deu para registrar a compra. Tente de novo.',
})

/** Registers pieces that were lost, with the reason (H4). */
export const lossForm = rowForm({
  slug: 'perda',
  label: 'Registrar perda',
  fields: [
    { name: 'quantity', label: 'Quantas se perderam', type: 'count' },
    { name: 'reason', label: 'O que houve', type: 'text', rows: 2 },
  ],
  schema: lossSchema,
  initialValues: (_row: ProductRow) => ({ quantity: 1 }),
  send: (loss, attempt, { id }) => loseStock(id, loss, attempt),
  submit: 'Registrar perda',
  done: 'Perda registrada',
  failure: 'Não deu para registrar a perda. Tente de novo.',
})
