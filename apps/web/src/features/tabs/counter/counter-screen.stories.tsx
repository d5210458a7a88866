import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { listPlays } from '../../../testing/list-plays.ts'
import { listStates } from '../../../testing/list-stories.ts'
import { Counter } from './counter.tsx'
import { CounterPanels } from './counter-panels.tsx'
import { CounterScreen } from './counter-screen.tsx'
import { ProductShelf } from './products/product-shelf.tsx'
import { sampleCounterProduct } from './testing/sample-counter-product.ts'
import { sampleLine, sampleOpenTab } from './testing/sample-open-tab.ts'

const meta = {
  title: 'Screens/Counter',
  component: CounterScreen,
  subcomponents: { Counter, CounterPanels, ProductShelf },
  parameters: {
    layout: 'fullscreen',
    path: '/company/tabs',
    persona: 'empresa@campolivre.test',
  },
} satisfies Meta<typeof CounterScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const words = { table: 'Comandas', the: 'as comandas' }
const play = listPlays(words)
const list = listStates(words)
const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Comandas abertas' })).toBeVisible()
}
const answers = (tabs: OpenTab[], products = [sampleCounterProduct()]) => ({
  msw: {
    handlers: [
      http.get('/api/company/tabs/open', () => HttpResponse.json({ data: tabs })),
      http.get('/api/company/counter/products', () => HttpResponse.json({ data: products })),
    ],
  },
})
const long = 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti Paralelepipedossuperlativamente'

export const Default: Story = { play: shown }
/** A tab is chosen, and something is put on it. */
export const Chosen: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    const tabs = within(canvas.getByRole('region', { name: 'Comandas abertas' }))
    const [card] = tabs.getAllByRole('button', { pressed: false })
    if (card) await userEvent.click(card)
    await expect(await canvas.findByRole('complementary', { name: 'Conta da comanda' })).toBeVisible()
  },
}
export const New: Story = {
  parameters: { path: '/company/tabs?comanda=nova' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nome do cliente')).toHaveFocus()
  },
}
export const Loading: Story = list.loading
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhuma comanda aberta. Abra a primeira quando alguém pedir.'),
}
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: {
    path: '/company/tabs?comanda=tab-1',
    ...answers(
      [sampleOpenTab({ customerName: long, items: [sampleLine({ name: long, note: long })] })],
      [sampleCounterProduct({ name: long })],
    ),
  },
}
export const HugeNumbers: Story = {
  parameters: {
    path: '/company/tabs?comanda=tab-1',
    ...answers(
      [sampleOpenTab({ items: [sampleLine({ priceCents: 999_999, quantity: 999 })] })],
      [sampleCounterProduct({ priceCents: 1_000_000, stock: 99_999, lowStockAt: 100_000 })],
    ),
  },
}
/** The last piece, and one that is sold out. */
export const AtALimit: Story = {
  parameters: {
    path: '/company/tabs?comanda=tab-1',
    ...answers(
      [sampleOpenTab()],
      [
        sampleCounterProduct({ stock: 1 }),
        sampleCounterProduct({ id: 'prd-2', name: 'Chope 300 ml', stock: 0 }),
      ],
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const ChosenOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
