import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { ProductsScreen } from './products-screen.tsx'

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen', path: '/company/products', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ProductsScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Produtos', the: 'os produtos' })

const api = 'company/products'
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

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhum produto ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/products?filtro.name=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...row,
    name: 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(api, { ...row, priceCents: 123_456_789, stock: 1_234_567 }, { total: 1_234_567 }),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, row, { total: 41, page: 3 }), path: '/company/products?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
