import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { readListSearch } from '../../../lib/resource/read-list-search.ts'
import { inRoute } from '../../../testing/in-route.tsx'
import { MovementItem } from './movement-item.tsx'
import { stockLedger } from './stock-ledger.tsx'
import { StockRule } from './stock-rule.tsx'

const product: ProductRow = {
  id: 'product-1',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  name: 'Água de coco',
  category: 'drinks',
  priceCents: 800,
  ean: null,
  stock: 30,
  stockValueCents: 7500,
  costCents: 250,
  marginPercent: 69,
  lowStockAt: 6,
  stockLevel: 'enough',
  status: 'active',
  photo: null,
  version: 1,
  createdAt: '2026-03-02T12:00:00.000Z',
}
const purchase: StockMovementRow = {
  id: 'movement-1',
  companyId: 'company-1',
  productId: 'product-1',
  kind: 'purchase',
  quantity: 24,
  valueCents: 6000,
  settledCents: 0,
  beyond: 0,
  stockAfter: 30,
  reason: null,
  supplier: 'Distribuidora Aldeota',
  at: '2026-11-19T18:40:00.000Z',
  byId: 'user-1',
  who: 'Rafaela Monteiro',
  tabId: null,
  tabCode: null,
  lineId: null,
  expenseId: 'expense-1',
  reversesId: null,
  reversible: true,
  reversed: false,
}
const sale: StockMovementRow = {
  ...purchase,
  id: 'movement-2',
  kind: 'sale',
  quantity: -2,
  valueCents: -500,
  stockAfter: 1,
  supplier: null,
  tabCode: 'CMD-7K2Q',
  reversible: false,
}
const of = (movement: StockMovementRow) => () => (
  <ul>
    <MovementItem product={product} movement={movement} />
  </ul>
)

const meta = {
  title: 'Parts/Products/Stock',
  component: MovementItem,
  subcomponents: { StockRule },
  args: { product, movement: purchase },
  parameters: { at: '/' },
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListSearch })],
} satisfies Meta<typeof MovementItem>
export default meta

type Story = StoryObj<typeof meta>

export const Purchase: Story = { render: of(purchase) }
export const Sale: Story = { render: of(sale) }
/** Sold where the arena sells beyond its stock. */
export const Beyond: Story = { render: of({ ...sale, stockAfter: -1, beyond: 1 }) }
export const Corrected: Story = { render: of({ ...purchase, reversible: false, reversed: true }) }
/** The account of who made it is gone, and the words are long. */
export const LongText: Story = {
  render: of({
    ...purchase,
    kind: 'loss',
    quantity: -12_345,
    stockAfter: 100_000,
    who: null,
    byId: null,
    reason: 'A caixa inteira caiu da empilhadeira e Paralelepipedossuperlativamente molhados não se vendem.',
  }),
}
export const Asked: Story = {
  render: of(purchase),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corrigir compra' }))
    await expect(await canvas.findByRole('group', { name: 'Desfazer essa compra?' })).toBeVisible()
  },
}
export const Ledger: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/company/products/:id/movements', () =>
          HttpResponse.json({ data: [sale, purchase], meta: { page: 1, perPage: 10, total: 2 } }),
        ),
      ],
    },
  },
  render: () => <>{stockLedger.entries(product)}</>,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent(/comanda CMD-7K2Q/)
  },
}
export const Phone: Story = { render: of(purchase), globals: { viewport: { value: 'phone' } } }
