import type { CountLine } from '@campo-livre/domain/stock/stock-input.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { CountDifferences } from './count-differences.tsx'
import { CountFields } from './count-fields.tsx'
import { CountScreen } from './count-screen.tsx'
import { CountStock } from './count-stock.tsx'

const meta = {
  title: 'Screens/Stock count',
  component: CountScreen,
  subcomponents: { CountStock, CountFields, CountDifferences },
  parameters: {
    layout: 'fullscreen',
    path: '/company/products/count',
    persona: 'empresa@campolivre.test',
  },
} satisfies Meta<typeof CountScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Café coado' })).toBeVisible()
}
const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

const line: CountLine = {
  productId: 'product-1',
  name: 'Água de coco',
  counted: 33,
  difference: -2,
  valueCents: -752,
  stockAfter: 33,
}
/** Answers the preview with these lines. */
function compared(...data: CountLine[]) {
  return {
    msw: { handlers: [http.post('/api/company/stock/count/preview', () => HttpResponse.json({ data }))] },
  }
}

/** Counts a product, and goes on to the differences. */
const differences: Play = async (context) => {
  const { canvas } = context
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Café coado' }), '79')
  await userEvent.click(canvas.getByRole('button', { name: 'Ver diferenças' }))
  await expect(await canvas.findByRole('button', { name: 'Fechar contagem' })).toBeVisible()
}

export const Default: Story = { play: shown }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando os produtos' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: says('Nenhum produto nessa categoria. Escolha outra.'),
}
export const NothingFound: Story = {
  parameters: { path: '/company/products/count?busca=nada+disso' },
  play: says('Nada com “nada disso”. Confira como foi escrito, ou escolha uma categoria.'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar os produtos'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const Differences: Story = {
  parameters: compared(
    line,
    { ...line, productId: 'product-2', name: 'Isotônico', difference: 3, valueCents: 1269, stockAfter: 61 },
    { ...line, productId: 'product-3', difference: 0, valueCents: 0 },
  ),
  play: differences,
}
/** Everything is right. */
export const AllRight: Story = {
  parameters: compared({ ...line, difference: 0, valueCents: 0 }),
  play: differences,
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: compared({
    ...line,
    name: 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente',
  }),
  play: differences,
}
export const HugeNumbers: Story = {
  parameters: compared({ ...line, difference: -98_765, valueCents: -123_456_789, stockAfter: 1_234 }),
  play: differences,
}
/** A text that is no number is kept, and not counted. */
export const AtALimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Água com gás 500 ml' }), 'muitas')
    await expect(await canvas.findByText('Use um número inteiro, como 12.')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: compared(line),
  play: differences,
}
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
