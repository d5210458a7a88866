import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { CompanyCancelDialog } from './company-cancel-dialog.tsx'

const meta = {
  title: 'Parts/Company bookings/Cancel dialog',
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
export const NotPaidYet: Story = { args: { booking: heldBooking() } }
export const LongText: Story = { args: { booking: longBooking() } }
export const HugeNumbers: Story = { args: { booking: hugeBooking() } }
export const ReasonMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
    await expect(await screen.findByLabelText('Motivo')).toHaveFocus()
  },
}
