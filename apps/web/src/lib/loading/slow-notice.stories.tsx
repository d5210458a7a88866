import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SlowNotice } from './slow-notice.tsx'

const meta = {
  title: 'Parts/Slow',
  component: SlowNotice,
  args: { onCancel: fn(), afterMs: 0 },
} satisfies Meta<typeof SlowNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}
/** Where "Cancelar" would mean something else. */
export const InADialog: Story = { args: { label: 'Parar de esperar' } }
export const LongText: Story = { globals: { text: 'long' } }
