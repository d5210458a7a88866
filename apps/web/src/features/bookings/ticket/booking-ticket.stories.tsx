import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  depositBooking,
  heldBooking,
  hugeBooking,
  longBooking,
  sampleBooking,
  samplePayment,
} from '../../../testing/sample-booking.ts'
import { BookingTicket } from './booking-ticket.tsx'

const cancelledAt = '2026-11-20T14:00:00.000Z'

const meta = {
  title: 'Parts/Bookings/Booking ticket',
  component: BookingTicket,
  decorators: [(Story) => <div style={{ maxWidth: 480, margin: 'auto' }}>{Story()}</div>],
  args: { booking: sampleBooking(), now: '2026-11-20T13:05:00.000Z' },
} satisfies Meta<typeof BookingTicket>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const ToPayAtTheVenue: Story = {
  args: {
    booking: sampleBooking({ payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null }) }),
  },
}
export const WithADeposit: Story = { args: { booking: depositBooking() } }
export const Held: Story = { args: { booking: heldBooking() } }
export const Expired: Story = { args: { booking: heldBooking(), now: '2026-11-20T13:20:00.000Z' } }
export const Cancelled: Story = {
  args: {
    booking: sampleBooking({
      status: 'cancelled',
      cancellation: { at: cancelledAt, by: 'athlete', reason: null, refundCents: 24_000 },
      payment: samplePayment({ status: 'refunded', refundedCents: 24_000 }),
    }),
  },
}
export const Completed: Story = { args: { now: '2026-11-22T02:00:00.000Z' } }
export const NoShow: Story = { args: { booking: sampleBooking({ status: 'no_show' }) } }
export const LongText: Story = { args: { booking: longBooking() } }
export const HugeNumbers: Story = { args: { booking: hugeBooking() } }
/** The company's zone differs from the browser's. */
export const AnotherZone: Story = {
  args: {
    booking: sampleBooking({
      company: {
        ...sampleBooking().company,
        timeZone: 'America/Rio_Branco',
        address: { ...sampleBooking().company.address, city: 'Rio Branco', state: 'AC' },
      },
    }),
  },
}
