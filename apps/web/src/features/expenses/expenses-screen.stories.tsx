import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { ExpensesScreen } from './expenses-screen.tsx'

const meta = {
  title: 'Screens/Expenses',
  component: ExpensesScreen,
  parameters: { layout: 'fullscreen', path: '/company/expenses', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ExpensesScreen>
export default meta

type Story = StoryObj<typeof meta>

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

const list = listStories({
  table: 'Despesas',
  the: 'as despesas',
  path: '/company/expenses',
  api: 'company/expenses',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhuma despesa ainda',
  row,
  longText: {
    description: 'Reforma da iluminação do campo de futebol society com Paralelepipedossuperlativamente',
  },
  hugeNumbers: { amountCents: 123_456_789 },
})

export const Default: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('description')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
