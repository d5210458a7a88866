import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { UndoBar } from '../../lib/undo/undo-bar.tsx'
import { store } from '../../lib/state/store.ts'
import { lastAdminCommandAtom } from '../../shared/admin/last-admin-command.ts'
import { UndoAdmin } from './undo-admin.tsx'

const meta = {
  title: 'Parts/Data management/Undo',
  component: UndoAdmin,
  subcomponents: { UndoBar },
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof UndoAdmin>
export default meta

type Story = StoryObj<typeof meta>

/** A change that can be taken back. */
export const Default: Story = {
  beforeEach: () => {
    store.set(lastAdminCommandAtom, { commandId: 'cmd-1', words: 'Produto fora de venda.' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
}
