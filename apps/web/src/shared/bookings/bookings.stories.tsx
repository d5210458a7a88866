import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldBooking, sampleBooking } from '../../testing/sample-booking.ts'
import { BookingMissing } from './booking-missing.tsx'
import { HoldLeft } from './hold-left.tsx'
import { TimePicker } from './time-picker.tsx'

const meta = {
  title: 'Parts/Shared/Booking',
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => <HoldLeft booking={heldBooking()} now="2026-11-20T13:04:10.000Z" />,
}
/** The last five minutes. */
export const AtALimit: Story = {
  render: () => <HoldLeft booking={heldBooking()} now="2026-11-20T13:12:10.000Z" />,
}
/** A confirmed booking is no longer held, so nothing is shown. */
export const NoHold: Story = {
  render: () => <HoldLeft booking={sampleBooking()} now="2026-11-20T13:12:10.000Z" />,
}
export const Missing: Story = { render: () => <BookingMissing /> }

const times = {
  fields: [
    { id: 'fld-arena-beira-mar-campo-norte', name: 'Campo 1' },
    { id: 'fld-arena-beira-mar-areia-1', name: 'Areia 1' },
  ],
  minutes: 60,
  timeZone: 'America/Fortaleza',
  from: null,
  picked: null,
  onPick: () => undefined,
}
/** Any free time of a month. */
export const Times: Story = { render: () => <TimePicker {...times} /> }
export const TimesLoading: Story = {
  globals: { responses: 'loading' },
  render: () => <TimePicker {...times} />,
}
/** No free time is as long. */
export const NoTimes: Story = { render: () => <TimePicker {...times} minutes={900} /> }
