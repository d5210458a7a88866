import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { RefundChoice } from './refund-choice.tsx'

const meta = {
  title: 'Parts/Bookings/Cancel dialog',
  component: CancelDialog,
  subcomponents: { RefundChoice },
  args: {
    booking: sampleBooking(),
    now: '2026-11-20T13:05:00.000Z',
    opened: true,
    onClose: () => undefined,
    onCancelled: () => undefined,
  },
} satisfies Meta<typeof CancelDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const PartOfIt: Story = { args: { now: '2026-11-21T12:00:00.000Z' } }
export const NotPaidYet: Story = { args: { booking: heldBooking() } }
export const LongText: Story = { args: { booking: longBooking() } }
export const HugeNumbers: Story = { args: { booking: hugeBooking() } }
/** Somebody else paid, and passed the booking on. */
export const SomebodyElsePaid: Story = { args: { booking: sampleBooking({ moneyBackTo: 'Ana L.' }) } }
export const AsCredit: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Ficar com crédito/ }))
    await expect(await screen.findByText(/Vira crédito na .+ na hora/)).toBeInTheDocument()
  },
}
export const Refused: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/bookings/:id/cancel', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para cancelar')
  },
}
