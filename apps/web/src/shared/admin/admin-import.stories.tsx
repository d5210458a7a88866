import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import ImportDrawer from '../../lib/import/import-drawer.tsx'
import { inRoute } from '../../testing/in-route.tsx'
import { adminImport } from './admin-import.tsx'

const contacts = adminImport({
  resource: 'contacts',
  noun: { one: 'contato', many: 'contatos', gender: 'm' },
  fields: [
    { name: 'name', label: 'Arena', type: 'text' },
    { name: 'email', label: 'E-mail', type: 'text' },
    { name: 'phone', label: 'Telefone', type: 'phone' },
  ],
  changes: [],
})

const meta = {
  title: 'Parts/Data management/Import',
  render: () => <ImportDrawer opened onClose={() => undefined} {...contacts} />,
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Importar contatos' })).toBeVisible())
  },
}
