import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { listPlays } from '../../testing/list-plays.ts'
import { listStates } from '../../testing/list-stories.ts'
import { FinancialScreen } from './financial-screen.tsx'

const meta = {
  title: 'Screens/Financial',
  component: FinancialScreen,
  parameters: { layout: 'fullscreen', path: '/company/financial', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof FinancialScreen>
export default meta

type Story = StoryObj<typeof meta>

const words = { table: 'Financeiro', the: 'as movimentações' }
const play = listPlays(words)
const list = listStates(words)

const row: Entry = {
  id: 'entry-1',
  day: '2026-11-19',
  kind: 'income',
  source: 'booking',
  description: 'Campo 1 – Gramado Norte',
  code: 'RSV-7K2Q',
  customerName: 'Rafael Monteiro',
  method: 'pix',
  amountCents: 32_000,
}

/** Answers with a movement that the seed does not have, and its sums. */
function answer(entry: Entry, { total = 1, page = 1, incomeCents = entry.amountCents, outgoCents = 0 } = {}) {
  const body = { data: [entry], meta: { page, perPage: 20, total, incomeCents, outgoCents } }
  return { msw: { handlers: [http.get('/api/company/financial', () => HttpResponse.json(body))] } }
}

export const Default: Story = {
  play: async (context) => {
    await play.shown(context)
    await expect(context.canvas.getByText('Saldo')).toBeVisible()
  },
}
/** Outgo exceeds income. */
export const BelowZero: Story = {
  parameters: answer(row, { outgoCents: 45_000 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('menos', { exact: false, selector: '[data-lost] *' }),
    ).toBeInTheDocument()
  },
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/financial?filtro.description=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Loading: Story = list.loading
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhuma movimentação ainda'),
}
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer({
    ...row,
    description: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
    customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: answer(
    { ...row, amountCents: 123_456_789 },
    { total: 1_234_567, incomeCents: 123_456_789_012, outgoCents: 234_567_890_123 },
  ),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...answer(row, { total: 41, page: 3 }), path: '/company/financial?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
