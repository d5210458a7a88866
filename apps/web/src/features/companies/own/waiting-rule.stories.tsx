import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { WaitingRule } from './waiting-rule.tsx'

const meta = {
  title: 'Parts/Companies/Waiting rule',
  component: WaitingRule,
  args: { waitingWay: 'turns' },
  parameters: { persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof WaitingRule>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avisar todos' }))
    await expect(canvas.getByText(/tem 10 minutos para reservar/)).toBeVisible()
  },
}
export const AllAtOnce: Story = { args: { waitingWay: 'all' } }
