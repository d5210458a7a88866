import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Amount } from './amount.tsx'
import { Calculator } from './calculator.tsx'
import { CopyLink } from './copy-link.tsx'
import { Figures } from './figures.tsx'
import { Picture } from './picture.tsx'
import { AnnouncedResult } from './announced-result.tsx'

const input = { campos: 2, horas: 14, preco: 120, ocupacao: 40, despesas: 25_000 }

const meta = {
  title: 'Parts/Earnings calculator',
  component: Calculator,
  subcomponents: { Amount, CopyLink, Figures, Picture, AnnouncedResult },
  args: { input, onChange: fn() },
} satisfies Meta<typeof Calculator>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 15.320')).toBeVisible()
    await expect(canvas.getByText('25% reservado')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = { globals: { text: 'long' } }
export const NothingBooked: Story = {
  args: { input: { ...input, ocupacao: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Faltam/)).toBeVisible()
    await expect(canvas.queryByText(/^Uma hora a mais/)).toBeNull()
  },
}
export const FullyBooked: Story = {
  args: { input: { campos: 50, horas: 24, preco: 9_999.99, ocupacao: 100, despesas: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Uma hora a mais/)).toBeNull()
  },
}
/** Expenses that no number of bookings covers. */
export const HugeNumbers: Story = {
  args: { input: { ...input, despesas: 12_345_678.9 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Com tudo reservado ainda falta')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Despesas do mês' })).toHaveValue('12.345.678,90')
  },
}
