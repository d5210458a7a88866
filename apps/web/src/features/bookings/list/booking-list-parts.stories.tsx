import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { BookingsCount } from './bookings-count.tsx'
import { BookingsEmpty } from './bookings-empty.tsx'
import { BookingsList } from './bookings-list.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { BookingsTabs } from './bookings-tabs.tsx'
import { StatusFilter } from './status-filter.tsx'
import { statusesOf } from './statuses.ts'

const meta = { title: 'Parts/Bookings/List' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const items = [21, 14, 7].map((day) =>
  sampleBooking({
    id: `booking-${day}`,
    start: `2026-11-${String(day).padStart(2, '0')}T23:00:00.000Z`,
    end: `2026-11-${String(day + 1).padStart(2, '0')}T01:00:00.000Z`,
  }),
)
const october = sampleBooking({
  id: 'october',
  start: '2026-10-10T23:00:00.000Z',
  end: '2026-10-11T00:00:00.000Z',
})
const meta1 = { page: 1, perPage: 20, total: 4 }
const nothing = () => undefined

export const Default: Story = {
  render: () => <BookingsList items={items} meta={meta1} when="upcoming" busy={false} />,
}
export const UnderMonths: Story = {
  render: () => <BookingsList items={[...items, october]} meta={meta1} when="past" busy={false} />,
}
/** Bookings to be paid are apart from upcoming games. */
export const SomethingToPay: Story = {
  render: () => (
    <BookingsList
      items={[heldBooking({ id: 'held', holdExpiresAt: '2026-11-20T13:12:00.000Z' }), ...items]}
      meta={{ ...meta1, total: 5 }}
      when="upcoming"
      busy={false}
    />
  ),
}
/** The next page is loading. */
export const Busy: Story = {
  render: () => (
    <BookingsList items={items} meta={{ page: 2, perPage: 20, total: 90 }} when="upcoming" busy />
  ),
}
export const Loading: Story = { render: () => <BookingsSkeleton /> }
export const Empty: Story = {
  render: () => <BookingsEmpty when="upcoming" status={undefined} beyond={false} />,
}
export const EmptyPast: Story = {
  render: () => <BookingsEmpty when="past" status={undefined} beyond={false} />,
}
export const EmptyByTheFilter: Story = {
  render: () => <BookingsEmpty when="past" status="no_show" beyond={false} />,
}
export const BeyondTheLastPage: Story = {
  render: () => <BookingsEmpty when="past" status={undefined} beyond />,
}
export const Tabs: Story = { render: () => <BookingsTabs when="upcoming" /> }
export const Filter: Story = {
  render: () => <StatusFilter value={undefined} among={statusesOf('past')} onChange={nothing} />,
}
export const FilterChosen: Story = {
  render: () => <StatusFilter value="cancelled" among={statusesOf('past')} onChange={nothing} />,
}
export const Count: Story = { render: () => <BookingsCount total={12} /> }
export const CountOfOne: Story = { render: () => <BookingsCount total={1} /> }
export const HugeNumbers: Story = { render: () => <BookingsCount total={1_234_567} /> }
