import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../testing/in-route.tsx'
import { LookButton } from './look-button.tsx'

const meta = {
  title: 'Parts/Data management/Look button',
  component: LookButton,
  args: { resource: 'companies', id: 'cmp-arena-beira-mar', name: 'Arena Beira-Mar' },
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof LookButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver o app como Arena Beira-Mar' })).toBeVisible()
  },
}
