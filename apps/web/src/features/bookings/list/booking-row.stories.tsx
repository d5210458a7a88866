import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { BookingRow } from './booking-row.tsx'
import { BookingRowState } from './booking-row-state.tsx'

const meta = {
  title: 'Parts/Bookings/Booking row',
  component: BookingRow,
  subcomponents: { BookingRowState },
  args: { booking: sampleBooking() },
} satisfies Meta<typeof BookingRow>
export default meta

type Story = StoryObj<typeof meta>

const over = { start: '2026-11-18T23:00:00.000Z', end: '2026-11-19T01:00:00.000Z' }
const held = heldBooking({ holdExpiresAt: '2026-11-20T13:12:00.000Z' })

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Held: Story = {
  args: { booking: held },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pagar agora \d+:\d\d min$/ })).toBeVisible()
  },
}
export const HeldOnPhone: Story = { ...Held, globals: { viewport: { value: 'phone' } } }
export const Completed: Story = { args: { booking: sampleBooking(over) } }
export const Cancelled: Story = { args: { booking: sampleBooking({ status: 'cancelled' }) } }
export const Expired: Story = { args: { booking: heldBooking({ status: 'expired' }) } }
export const NoShow: Story = { args: { booking: sampleBooking({ ...over, status: 'no_show' }) } }
export const LongText: Story = { args: { booking: longBooking() } }
export const HugeNumbers: Story = { args: { booking: hugeBooking() } }
export const SmallPhone: Story = {
  args: { booking: longBooking({ priceCents: 123_456_789 }) },
  globals: { viewport: { value: 'small' } },
}
/** The state alone, as at the right of the ticket. */
export const StateAlone: Story = {
  render: () => <BookingRowState booking={held} status="awaiting_payment" now="2026-11-20T13:11:15.000Z" />,
}
