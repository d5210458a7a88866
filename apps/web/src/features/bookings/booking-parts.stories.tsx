import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import {
  heldBooking,
  hugeBooking,
  longBooking,
  sampleBooking,
  samplePayment,
} from '../../testing/sample-booking.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingRules } from './booking-rules.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { BookingView } from './booking-view.tsx'
import { CalendarAction } from './ticket/calendar-action.tsx'
import { Greeting } from './greeting.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { NextGame } from './list/next-game.tsx'
import { ReviewPanel } from './review/review-panel.tsx'
import { TicketStub } from './ticket/ticket-stub.tsx'

const meta = { title: 'Parts/Bookings/Booking' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const now = '2026-11-20T13:05:00.000Z'
const nothing = () => undefined
const atVenue = samplePayment({ method: 'venue', status: 'pending', paidAt: null })
const games = (data: BookingDetail[]) => ({
  msw: {
    handlers: [
      http.get('/api/bookings', () =>
        HttpResponse.json({ data, meta: { page: 1, perPage: 20, total: data.length } }),
      ),
    ],
  },
})

export const Default: Story = {
  render: () => (
    <BookingView
      booking={sampleBooking()}
      justConfirmed={false}
      cancelling={false}
      onCancelClose={nothing}
      moving={false}
      onMoveClose={nothing}
      passingOn={false}
      onPassOnClose={nothing}
      afterRain={undefined}
      reviewing={false}
      onReviewClose={nothing}
      onRainClose={nothing}
    />
  ),
}
export const Loading: Story = { render: () => <BookingSkeleton /> }
export const ToReview: Story = {
  render: () => (
    <ReviewPanel
      booking={sampleBooking({ reviewing: { until: '2026-12-19T01:00:00.000Z', written: null } })}
      now={now}
      open={false}
      onClose={nothing}
    />
  ),
}
export const Actions: Story = { render: () => <BookingActions booking={sampleBooking()} now={now} /> }
export const ActionsOnPhone: Story = { ...Actions, globals: { viewport: { value: 'phone' } } }
export const ActionsOfAHold: Story = { render: () => <BookingActions booking={heldBooking()} now={now} /> }
export const ActionsOnceItIsOff: Story = {
  render: () => <BookingActions booking={sampleBooking({ status: 'cancelled' })} now={now} />,
}
export const Calendar: Story = { render: () => <CalendarAction booking={sampleBooking()} /> }
export const Greeted: Story = { render: () => <Greeting booking={sampleBooking()} /> }
export const GreetedToPayAtTheVenue: Story = {
  render: () => <Greeting booking={sampleBooking({ payment: atVenue })} />,
}
export const Hold: Story = { render: () => <HoldBanner booking={heldBooking()} now={now} /> }
export const HoldEnding: Story = {
  render: () => <HoldBanner booking={heldBooking()} now="2026-11-20T13:14:20.000Z" />,
}
export const HoldOnPhone: Story = { ...HoldEnding, globals: { viewport: { value: 'phone' } } }
export const Rules: Story = { render: () => <BookingRules booking={sampleBooking()} now={now} /> }
export const Stub: Story = { render: () => <TicketStub booking={sampleBooking()} now={now} /> }
/** A cancelled booking has nothing to scan. */
export const StubOnceItIsOff: Story = {
  render: () => <TicketStub booking={sampleBooking({ status: 'cancelled' })} now={now} />,
}
export const StubWithHugeNumbers: Story = { render: () => <TicketStub booking={hugeBooking()} now={now} /> }
export const Next: Story = {
  parameters: games([sampleBooking(), sampleBooking({ id: 'other' })]),
  render: () => <NextGame />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Society 1' })).toBeVisible()
  },
}
export const NextIsNone: Story = {
  parameters: games([]),
  render: () => <NextGame />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Encontrar campos' })).toBeVisible()
  },
}
export const LongText: Story = {
  render: () => (
    <BookingView
      booking={longBooking()}
      justConfirmed
      cancelling={false}
      onCancelClose={nothing}
      moving={false}
      onMoveClose={nothing}
      passingOn={false}
      onPassOnClose={nothing}
      afterRain={undefined}
      reviewing={false}
      onReviewClose={nothing}
      onRainClose={nothing}
    />
  ),
}
