import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { sampleExpense } from './testing/sample-expense.ts'
import { IncomesScreen } from './incomes-screen.tsx'

const meta = {
  title: 'Screens/Incomes',
  component: IncomesScreen,
  parameters: { layout: 'fullscreen', path: '/company/incomes', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof IncomesScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = listStories({
  table: 'Outras receitas',
  the: 'as receitas',
  path: '/company/incomes',
  api: 'company/incomes',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhuma receita ainda',
  row: sampleExpense({ kind: 'income', category: 'sponsor', description: 'Placa no alambrado' }),
  longText: {
    description: 'Aluguel do quiosque ao lado do campo para a Paralelepipedossuperlativamente',
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
