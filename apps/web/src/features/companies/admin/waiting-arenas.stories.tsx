import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WaitingArenas } from './waiting-arenas.tsx'

const meta = {
  title: 'Parts/Companies/Waiting arenas',
  component: WaitingArenas,
  parameters: { persona: 'admin@campolivre.test' },
} satisfies Meta<typeof WaitingArenas>
export default meta

type Story = StoryObj<typeof meta>

/** The number of waiting arenas, on the admin's home. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver a arena' })).toBeVisible()
  },
}
