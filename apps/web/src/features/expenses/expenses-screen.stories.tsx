import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { ExpensesScreen } from './expenses-screen.tsx'

const meta = {
  title: 'Screens/Expenses',
  component: ExpensesScreen,
  parameters: { layout: 'fullscreen', path: '/company/expenses', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ExpensesScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Despesas', the: 'as despesas' })

const api = 'company/expenses'
const row: ExpenseRow = {
  id: 'expense-1',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  description: 'Conta de luz',
  category: 'energy',
  amountCents: 184_320,
  dueDay: '2026-11-10',
  paidDay: null,
  method: null,
  monthly: true,
  receipt: null,
  createdAt: '2026-10-20T12:00:00.000Z',
  status: 'overdue',
}

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhuma despesa ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/expenses?filtro.description=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...row,
    description: 'Reforma da iluminação do campo de futebol society com Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(api, { ...row, amountCents: 123_456_789 }, { total: 1_234_567 }),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, row, { total: 41, page: 3 }), path: '/company/expenses?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
