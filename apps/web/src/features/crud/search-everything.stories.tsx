import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import SearchDrawer from './search-drawer.tsx'
import { SearchEverything } from './search-everything.tsx'

const meta = {
  title: 'Parts/Data management/Search',
  component: SearchEverything,
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof SearchEverything>
export default meta

type Story = StoryObj<typeof meta>

/** The button; Ctrl+K does the same. */
export const Default: Story = {}
export const Opened: Story = {
  render: () => <SearchDrawer opened onClose={() => undefined} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Beira-Mar')
    await expect(await screen.findByRole('region', { name: 'Empresa' })).toBeInTheDocument()
  },
}
