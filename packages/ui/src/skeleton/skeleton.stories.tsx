import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  args: { width: '240px', height: '20px' },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
