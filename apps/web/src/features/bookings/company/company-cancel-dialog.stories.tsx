import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { CompanyCancelDialog } from './company-cancel-dialog.tsx'

const meta = {
  component: CompanyCancelDialog,
  args: {
    booking: sampleBooking(),
    now: '2026-11-20T13:05:00.000Z',
    onClose: () => undefined,
    onCancelled: () => undefined,
  },
} satisfies Meta<typeof CompanyCancelDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ReasonMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
    await expect(await screen.findByLabelText('Motivo')).toHaveFocus()
  },
}
