import { describe, expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import type { BookingCommandContext } from './command-context.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { canCheckIn, canMissOut, missOut } from './attendance.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'

const start = Date.parse('2026-11-20T22:00:00.000Z')
const end = start + 3_600_000
const iso = (at: number) => new Date(at).toISOString()
/** Returns an instant so many minutes after the start. */
const at = (minutes: number) => iso(start + minutes * 60_000)

const paid: Payment = {
  id: 'p',
  method: 'pix',
  status: 'paid',
  amountCents: 10_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: at(-900),
  paidAt: at(-900),
}
const booking = sampleBooking({
  start: iso(start),
  end: iso(end),
  createdAt: at(-900),
  confirmedAt: at(-900),
  rules: { ...usualRules, toleranceMinutes: 15, noShowPercent: 100 },
  payment: paid,
})
const arrived: Booking = { ...booking, counter: { ...counterPartOf({}), checkedInAt: at(0) } }
const held: Booking = { ...booking, status: 'awaiting_payment', holdExpiresAt: at(600) }
const NEXT_DAY = 60 + 24 * 60

describe('an arrival (H2)', () => {
  it('can be noted from two hours before until the end', () => {
    const minutes = [-121, -120, 0, 59, 60]
    expect(minutes.map((each) => canCheckIn(booking, at(each)))).toEqual([false, true, true, true, false])
  })

  it('is noted once, and of nobody who has not booked for certain', () => {
    expect(canCheckIn(arrived, at(0))).toBe(false)
    expect(canCheckIn(held, at(0))).toBe(false)
    expect(canCheckIn({ ...booking, status: 'cancelled' }, at(0))).toBe(false)
  })
})

describe('nobody’s coming (H2)', () => {
  it('can be noted from the tolerance until a day after the end', () => {
    const minutes = [0, 14, 15, 60, NEXT_DAY - 1, NEXT_DAY]
    expect(minutes.map((each) => canMissOut(booking, at(each)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('is noted of what was confirmed, and of nobody who has arrived', () => {
    expect(canMissOut(arrived, at(20))).toBe(false)
    expect(canMissOut(held, at(20))).toBe(false)
    for (const status of ['cancelled', 'no_show', 'rained_out'] as const)
      expect(canMissOut({ ...booking, status }, at(20))).toBe(false)
  })

  it('is refused with what has to be waited for, or undone before', () => {
    const refused = (each: Booking, minutes: number) => {
      const missed = missOut(each, { type: 'no_show', id: 'x', bookingId: 'b' }, contextAt(minutes))
      return missed.ok ? null : [missed.code, missed.message]
    }
    expect(refused(booking, 14)).toEqual([
      'invalid_transition',
      'A falta se marca 15 minutos depois do início, até um dia depois do jogo.',
    ])
    expect(refused(arrived, 20)).toEqual([
      'invalid_transition',
      'A chegada já foi marcada. Desfaça a chegada antes.',
    ])
  })

  it('gives back what was paid online beyond the arena’s rule, and else leaves the payment alone', () => {
    const missed = (noShowPercent: number) => {
      const asked = { ...booking, rules: { ...booking.rules, noShowPercent } }
      return missOut(asked, { type: 'no_show', id: 'x', bookingId: 'b' }, contextAt(15))
    }
    expect(missed(100)).toMatchObject({ ok: true, booking: { status: 'no_show', payment: paid } })
    expect(missed(30)).toMatchObject({
      ok: true,
      booking: { payment: { ...paid, status: 'refunded', refundedCents: 7_000 } },
    })
    expect(missed(100)).toMatchObject({
      booking: { counter: { changes: [{ kind: 'no_show', id: 'x', at: at(15) }] } },
    })
  })
})

function contextAt(minutes: number): BookingCommandContext {
  return { at: at(minutes) } as BookingCommandContext
}
