import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { ProductsScreen } from './products-screen.tsx'

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen', path: '/company/products', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ProductsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the table, so that what is looked at is the whole screen. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Produtos' })).toBeVisible()
}

/** A list that the seed does not have. */
function listOf(changes: Partial<ProductRow>, { total = 1, page = 1 } = {}) {
  const row: ProductRow = {
    id: 'product-1',
    companyId: 'company-1',
    companyName: 'Arena Beira-Mar',
    timeZone: 'America/Fortaleza',
    name: 'Água de coco',
    category: 'drinks',
    priceCents: 800,
    stock: 3,
    lowStockAt: 6,
    stockLevel: 'low',
    status: 'active',
    photo: null,
    createdAt: '2026-03-02T12:00:00.000Z',
    ...changes,
  }
  const body = { data: [row], meta: { page, perPage: 20, total } }
  return { msw: { handlers: [http.get('/api/company/products', () => HttpResponse.json(body))] } }
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { situation: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando os produtos' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum produto ainda')).toBeVisible()
  },
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/products?filtro.nome=contem.nada+disso' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada com esses filtros')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { situation: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar os produtos')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { situation: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { situation: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf({
    name: 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente',
  }),
  play,
}
export const HugeNumbers: Story = {
  parameters: listOf({ priceCents: 123_456_789, stock: 1_234_567 }, { total: 1_234_567 }),
  play,
}
/** The last page: no way on, only back. */
export const AtALimit: Story = {
  parameters: { ...listOf({}, { total: 41, page: 3 }), path: '/company/products?pagina=3' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
