import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, scheduleWith } from '../testing/schedules.ts'
import { toInstant, toMinutes } from '../time/zone.ts'
import { type Booking, HOLD_MINUTES } from './booking.ts'
import { type BookingStatus, bookingStatuses } from './booking-status.ts'
import { quote } from './quote/quote.ts'
import { canCancel, canPay, holdSecondsLeft, isUpcoming, occupies, statusAt } from './status.ts'

const start = toInstant(at('2026-11-20', '19:00'))
const end = toInstant(at('2026-11-20', '20:00'))
const made = Date.parse('2026-11-20T15:00:00Z')
const expires = made + HOLD_MINUTES * 60_000
const iso = (ms: number) => new Date(ms).toISOString()

function booking(status: BookingStatus): Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'> {
  return { status, holdExpiresAt: status === 'awaiting_payment' ? iso(expires) : null, start, end }
}

const momentAroundExpiry = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -900_000, max: 900_000 }),
)

it('keeps others out until its 15 minutes have passed and not an instant longer, judged when it is read', () => {
  fc.assert(
    fc.property(momentAroundExpiry, (offset) => {
      const now = iso(expires + offset)
      const hold = booking('awaiting_payment')
      const occupied = [hold].filter((held) => occupies(held, now))
      const ranges = occupied.map((held) => {
        return { start: toMinutes(held.start), end: toMinutes(held.end), kind: 'held' as const }
      })
      expect(statusAt(hold, now)).toBe(offset < 0 ? 'awaiting_payment' : 'expired')
      expect(canPay(hold, now)).toBe(offset < 0)
      expect(quote(scheduleWith({ now, occupied: ranges }), { start, end }).ok).toBe(offset >= 0)
    }),
    { numRuns: 1000 },
  )
})

it('never comes back once it has expired, and never expires once it is paid', () => {
  const seconds = fc.nat(8 * 3600)
  fc.assert(
    fc.property(fc.constantFrom(...bookingStatuses), seconds, seconds, (stored, first, second) => {
      const kept = booking(stored)
      const sooner = occupies(kept, iso(made + Math.min(first, second) * 1000))
      const later = occupies(kept, iso(made + Math.max(first, second) * 1000))
      expect(!sooner && later).toBe(false)
      expect(later || stored !== 'confirmed').toBe(true)
    }),
    { numRuns: 1000 },
  )
})

describe('a confirmed booking', () => {
  it('is completed at the instant at which it ends', () => {
    expect(statusAt(booking('confirmed'), iso(Date.parse(end) - 1))).toBe('confirmed')
    expect(statusAt(booking('confirmed'), end)).toBe('completed')
  })

  it('can be cancelled until it begins, and a finished or cancelled one cannot', () => {
    expect(canCancel(booking('confirmed'), iso(Date.parse(start) - 1))).toBe(true)
    expect(canCancel(booking('confirmed'), start)).toBe(false)
    expect(canCancel(booking('awaiting_payment'), iso(expires - 1))).toBe(true)
    expect(canCancel(booking('awaiting_payment'), iso(expires))).toBe(false)
    for (const status of ['completed', 'cancelled', 'no_show', 'expired'] as const) {
      expect(canCancel(booking(status), iso(made))).toBe(false)
    }
  })
})

describe('what is still to come', () => {
  it('is a confirmed booking until it ends, while it is played too', () => {
    expect(isUpcoming(booking('confirmed'), iso(made))).toBe(true)
    expect(isUpcoming(booking('confirmed'), start)).toBe(true)
    expect(isUpcoming(booking('confirmed'), iso(Date.parse(end) - 1))).toBe(true)
    expect(isUpcoming(booking('confirmed'), end)).toBe(false)
  })

  it('is a held one as long as its hold lasts, and not beyond its end', () => {
    expect(isUpcoming(booking('awaiting_payment'), iso(expires - 1))).toBe(true)
    expect(isUpcoming(booking('awaiting_payment'), iso(expires))).toBe(false)
    const longHold = { ...booking('awaiting_payment'), holdExpiresAt: iso(Date.parse(end) + 1) }
    expect(isUpcoming(longHold, end)).toBe(false)
  })

  it('is none that is cancelled, expired, completed or was missed, whenever it starts', () => {
    for (const status of ['cancelled', 'expired', 'completed', 'no_show'] as const) {
      expect(isUpcoming(booking(status), iso(made))).toBe(false)
    }
  })
})

it('holds nothing without a time until which it is held', () => {
  expect(statusAt({ ...booking('awaiting_payment'), holdExpiresAt: null }, iso(made))).toBe('expired')
})

it('counts the seconds of a hold down to zero, a begun one whole', () => {
  const hold = booking('awaiting_payment')
  expect(holdSecondsLeft(hold, iso(made))).toBe(900)
  expect(holdSecondsLeft(hold, iso(expires - 1))).toBe(1)
  expect(holdSecondsLeft(hold, iso(expires + 60_000))).toBe(0)
  expect(holdSecondsLeft({ holdExpiresAt: null }, iso(made))).toBe(0)
})
