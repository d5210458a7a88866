import type { Meta, StoryObj } from '@storybook/react-vite'
import { Standing } from './standing.tsx'

const meta = {
  title: 'Parts/Shared/Standing of an arena',
  component: Standing,
  args: { status: 'awaiting_approval', action: <a href="#page">Ver a página da arena</a> },
} satisfies Meta<typeof Standing>
export default meta

type Story = StoryObj<typeof meta>

export const Awaiting: Story = {}
export const AwaitingLongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
export const Refused: Story = { args: { status: 'refused' } }
export const Suspended: Story = { args: { status: 'suspended' } }
/** There is nothing to say. */
export const Approved: Story = { args: { status: 'approved' } }
