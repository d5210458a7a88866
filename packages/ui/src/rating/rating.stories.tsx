import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './rating.tsx'

const meta = {
  component: Rating,
  args: { rating: { average: 4.8, count: 32 } },
} satisfies Meta<typeof Rating>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const One: Story = { args: { rating: { average: 5, count: 1 } } }
export const None: Story = { args: { rating: { average: null, count: 0 } } }
export const HugeNumbers: Story = { args: { rating: { average: 4.2, count: 1_234_567 } } }
