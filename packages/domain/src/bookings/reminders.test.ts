import { expect, it } from 'vitest'
import type { Booking } from './booking.ts'
import { holdWarningAt, reminderAt } from './reminders.ts'

const booking = {
  status: 'confirmed',
  athleteId: 'ana',
  start: '2026-11-21T23:00:00.000Z',
  createdAt: '2026-11-20T13:00:00.000Z',
  holdExpiresAt: null,
} as Booking
const held: Booking = {
  ...booking,
  status: 'awaiting_payment',
  holdExpiresAt: '2026-11-20T13:15:00.000Z',
}

it('a game is told two hours before it begins, where it was booked before that', () => {
  expect(reminderAt(booking)).toBe('2026-11-21T21:00:00.000Z')
  expect(reminderAt({ ...booking, createdAt: '2026-11-21T21:00:00.000Z' })).toBeNull()
  expect(reminderAt({ ...booking, createdAt: '2026-11-21T20:59:59.999Z' })).not.toBeNull()
})

it('a game that is not on, or not yet paid, is not told', () => {
  expect(reminderAt({ ...booking, status: 'cancelled' })).toBeNull()
  expect(reminderAt(held)).toBeNull()
  expect(reminderAt({ ...booking, athleteId: null })).toBeNull()
})

it('the end of a hold is told five minutes before', () => {
  expect(holdWarningAt(held)).toBe('2026-11-20T13:10:00.000Z')
  expect(holdWarningAt({ ...held, createdAt: '2026-11-20T13:10:00.000Z' })).toBeNull()
  expect(holdWarningAt({ ...held, status: 'confirmed' })).toBeNull()
  expect(holdWarningAt({ ...held, holdExpiresAt: null })).toBeNull()
})
