import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta = {
  component: Price,
  args: { cents: 12000 },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const From: Story = { args: { prefix: 'a partir de', suffix: '/ 1 h', short: true } }
export const Large: Story = { args: { size: 'large', cents: 24050 } }
export const Small: Story = { args: { size: 'small' } }
export const HugeNumber: Story = { args: { size: 'large', cents: 123_456_789_90 } }
export const Dark: Story = { ...From, globals: { scheme: 'dark' } }
