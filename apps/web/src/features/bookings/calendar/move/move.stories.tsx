import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'
import { fullDay } from '../testing/full-day.ts'
import { sampleCalendar, sampleCalendarBooking } from '../testing/sample-calendar.ts'
import { dayNow } from '../testing/sample-day.ts'
import { placeOf } from './hold.ts'
import { MoveBar } from './move-bar.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MoveForm } from './move-form.tsx'
import { MoveTimes } from './move-times.tsx'
import type { Mover, Told } from './use-mover.ts'

const booking = sampleCalendarBooking({
  start: '2026-11-20T21:00:00.000Z',
  end: '2026-11-20T22:00:00.000Z',
  priceCents: 9_000,
  paidCents: 0,
  dueCents: 9_000,
})
const calendar = sampleCalendar({ bookings: [booking] })
const [long] = fullDay().bookings

const meta = {
  title: 'Parts/Calendar/Move',
  subcomponents: { MoveDialog, MoveForm, MoveTimes },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const moverWith = (told: Told | null): Mover => ({
  shown: calendar,
  told,
  pending: false,
  move: fn(),
  choose: fn(),
  refuse: fn(),
  say: fn(),
  undo: fn(),
  dismiss: fn(),
})
const bar = (told: Told): Story => ({
  render: () => <MoveBar mover={moverWith(told)} calendar={calendar} day="2026-11-20" />,
})
const hour = (hours: number) => {
  const { fieldId, start } = placeOf(booking)
  return { fieldId, start: start + hours * 60, end: start + hours * 60 + 60 }
}

export const Done: Story = bar({
  kind: 'done',
  words: 'Rafael Moreira agora em Campo 1, 20h às 21h.',
  commandId: 'command-1',
})
export const Refused: Story = bar({
  kind: 'refused',
  words: 'Já tem reserva nesse horário.',
  booking,
  places: [hour(1), hour(-1), hour(26)],
})
export const RefusedOnPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
export const Cancelled: Story = bar({
  kind: 'note',
  words: `A reserva de ${long?.customerName} foi cancelada enquanto você a movia.`,
})
const form = (changes = {}): Story => ({
  parameters: {
    msw: {
      handlers: [http.get('/api/company/bookings/calendar', () => HttpResponse.json({ data: calendar }))],
    },
  },
  render: () => (
    <MoveForm booking={{ ...booking, ...changes }} timeZone={calendar.timeZone} now={dayNow} onMove={fn()} />
  ),
})
export const Form: Story = {
  ...form(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^21h .* a mais$/ })).toBeVisible()
  },
}
/** It is on a tab, which has to let it go first. */
export const OnATab: Story = form({ tabCode: 'CMD-12' })
export const LongText: Story = form({ customerName: long?.customerName })
