import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { samplePhoto } from '@campo-livre/ui/field-card/sample-photo.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { CellForm } from './cell-form.tsx'
import { PriceForm } from './price-form.tsx'
import { ProductItem } from './product-item.tsx'
import { ProductRows } from './product-rows.tsx'
import { StockForm } from './stock-form.tsx'
import { UndoLine } from './undo-line.tsx'

const row: ProductRow = {
  id: 'product-1',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  name: 'Água sem gás 500 ml',
  category: 'drinks',
  priceCents: 500,
  ean: null,
  stock: 12,
  stockValueCents: 2_400,
  costCents: 200,
  lowStockAt: 6,
  status: 'active',
  photo: null,
  version: 1,
  createdAt: '2026-08-01T12:00:00Z',
  stockLevel: 'enough',
  marginPercent: 60,
}

const meta = {
  title: 'Parts/Products/Rows',
  parameters: { at: '/company/products' },
  component: ProductRows,
  subcomponents: { CellForm, ProductItem, PriceForm, StockForm, UndoLine },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Produtos',
    mark: null,
    rows: [
      row,
      {
        ...row,
        id: 'product-2',
        name: 'Cerveja lata',
        category: 'beer',
        stock: 3,
        stockLevel: 'low',
        photo: samplePhoto.url,
      },
      { ...row, id: 'product-3', name: 'Espetinho', category: 'snacks', stock: 0, stockLevel: 'out' },
      { ...row, id: 'product-4', name: 'Colete', category: 'rental', status: 'inactive' },
    ],
  },
  decorators: [inRoute({ under: '_company', path: '/company/products' })],
} satisfies Meta<typeof ProductRows>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Preço/ })).toHaveLength(4)
  },
}
export const TypingAPrice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Preço.*Água sem gás/ }))
    await expect(await canvas.findByLabelText('Preço de Água sem gás 500 ml')).toHaveFocus()
  },
}
export const Undoing: Story = {
  render: () => (
    <UndoLine
      product={row}
      undoable={{ kind: 'price', beforeCents: 400, version: 2 }}
      onDone={() => undefined}
    />
  ),
}
export const LongText: Story = {
  globals: { text: 'long' },
  args: {
    rows: [
      {
        ...row,
        name: 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente',
        priceCents: 1_000_000,
        stock: 100_000,
      },
    ],
  },
}
