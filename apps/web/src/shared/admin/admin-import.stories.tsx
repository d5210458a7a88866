import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { AdminImport } from './admin-import.tsx'

const meta = {
  title: 'Parts/Data management/Import',
  component: AdminImport,
  args: {
    opened: true,
    onClose: () => undefined,
    resource: 'contacts',
    noun: { one: 'contato', many: 'contatos', gender: 'm' },
    fields: [
      { name: 'name', label: 'Arena', type: 'text' },
      { name: 'email', label: 'E-mail', type: 'text' },
      { name: 'phone', label: 'Telefone', type: 'phone' },
    ],
    changes: [],
  },
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof AdminImport>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Importar contatos' })).toBeVisible())
  },
}
