import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SignedAmount } from './signed-amount.tsx'

const meta = {
  title: 'Components/Signed amount',
  component: SignedAmount,
  args: { cents: -12_000 },
  parameters: {
    notes: {
      accessibility: 'A screen reader hears “menos R$ 120,00”: many of them leave a minus sign out.',
      do: ['Use it where amounts that come and go stand in one column or sum.'],
      dont: ['Do not colour it red: what goes out as planned is no loss.'],
    },
  },
} satisfies Meta<typeof SignedAmount>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('menos')).toBeInTheDocument()
  },
}
export const Positive: Story = { args: { cents: 12_000 } }
export const Zero: Story = { args: { cents: 0 } }
export const HugeNumbers: Story = { args: { cents: -123_456_789_012 } }
