import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { sampleExpense } from './testing/sample-expense.ts'
import { ExpensesScreen } from './expenses-screen.tsx'

const meta = {
  title: 'Screens/Expenses',
  component: ExpensesScreen,
  parameters: { layout: 'fullscreen', path: '/company/expenses', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ExpensesScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = listStories({
  table: 'Despesas',
  the: 'as despesas',
  path: '/company/expenses',
  api: 'company/expenses',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhuma despesa ainda',
  row: sampleExpense(),
  longText: {
    description: 'Reforma da iluminação do campo de futebol society com Paralelepipedossuperlativamente',
  },
  hugeNumbers: { amountCents: 1_000_000_000, leftCents: 999_915_680 },
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
