import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { ProductsScreen } from './products-screen.tsx'

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen', path: '/company/products', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ProductsScreen>
export default meta

type Story = StoryObj<typeof meta>

const row: ProductRow = {
  id: 'product-1',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  name: 'Água de coco',
  category: 'drinks',
  priceCents: 800,
  stock: 3,
  stockValueCents: 750,
  costCents: 250,
  marginPercent: 44,
  ean: '7891000100103',
  lowStockAt: 6,
  stockLevel: 'low',
  status: 'active',
  photo: null,
  version: 1,
  createdAt: '2026-03-02T12:00:00.000Z',
}

const list = listStories({
  table: 'Produtos',
  cards: 'Produtos',
  the: 'os produtos',
  path: '/company/products',
  api: 'company/products',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhum produto ainda',
  row,
  longText: {
    name: 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente',
  },
  hugeNumbers: { priceCents: 123_456_789, stock: 1_234_567 },
})

export const Default: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('name')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
