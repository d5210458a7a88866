import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldBooking, sampleBooking, samplePayment } from '../../testing/sample-booking.ts'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Parts/Bookings/Timeline',
  component: Timeline,
  args: { booking: sampleBooking(), now: '2026-11-20T13:05:00.000Z' },
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Expired: Story = { args: { booking: heldBooking(), now: '2026-11-20T13:20:00.000Z' } }
export const CancelledByTheCompany: Story = {
  args: {
    now: '2026-11-20T15:00:00.000Z',
    booking: sampleBooking({
      status: 'cancelled',
      cancellation: {
        at: '2026-11-20T14:00:00.000Z',
        by: 'company',
        reason: 'O gramado alagou com a chuva da madrugada.',
        refundCents: 24_000,
      },
      payment: samplePayment({ status: 'refunded', refundedCents: 24_000 }),
    }),
  },
}
