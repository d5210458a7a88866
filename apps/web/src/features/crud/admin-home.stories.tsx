import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { AdminHome } from './admin-home.tsx'
import { WaitingList } from './waiting-list.tsx'

const meta = {
  title: 'Parts/Data management/Home',
  component: AdminHome,
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof AdminHome>
export default meta

type Story = StoryObj<typeof meta>

/** The things that wait, and the way to every list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 contatos esperam resposta.')).toBeVisible()
  },
}
export const WaitingAlone: Story = { render: () => <WaitingList /> }
