import { describe, expect, it } from 'vitest'
import { scheduleWith } from '../../testing/schedules.ts'
import type { Booking } from '../booking.ts'
import { expiredHolds, type HoldContext, holdTime, judgeTime } from './hold.ts'

const AT = '2026-11-20T10:00:00.000Z'
const rules = {
  cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50, graceMinutes: 15 },
  rain: 'credit' as const,
  rainNote: null,
  depositPercent: 100,
  toleranceMinutes: 15,
  noShowPercent: 50,
}
const context: HoldContext = {
  schedule: scheduleWith(),
  near: [],
  field: { id: 'campo', companyId: 'arena' },
  rules,
  athlete: { id: 'ana', name: 'Ana', phone: '5585911111111' },
  at: AT,
  id: 'bkg-1',
  code: 'RSV-7K2Q',
}
/** From 19h to 20h in Fortaleza. */
const evening = { start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
/** R$ 80 on Fridays from 19h to 21h. */
const deal = {
  id: 'oferta',
  hourCents: 8_000,
  weekdays: [5],
  fromMinute: 1140,
  toMinute: 1260,
  from: '2026-11-01',
  until: '2026-11-30',
}

function held(given: Partial<HoldContext> = {}): readonly Booking[] {
  const outcome = holdTime(evening, { ...context, ...given })
  return outcome.ok ? outcome.changes.bookings : []
}

describe('holding a time (rules 1 to 4)', () => {
  it('keeps it for 15 minutes at the price of now, and tells nobody', () => {
    const outcome = holdTime(evening, context)
    expect(outcome).toEqual({
      ok: true,
      changes: {
        bookings: [
          {
            id: 'bkg-1',
            code: 'RSV-7K2Q',
            fieldId: 'campo',
            companyId: 'arena',
            athleteId: 'ana',
            customerName: 'Ana',
            customerPhone: '5585911111111',
            ...evening,
            priceCents: 10_000,
            source: 'site',
            status: 'awaiting_payment',
            createdAt: AT,
            holdExpiresAt: '2026-11-20T10:15:00.000Z',
            confirmedAt: null,
            rules,
            cancellation: null,
            payment: null,
            balance: null,
          },
        ],
      },
      notices: [],
    })
  })

  it('keeps the offer by which it is cheaper, and the price without it', () => {
    expect(held({ schedule: scheduleWith({ deals: [deal] }) })[0]).toMatchObject({
      priceCents: 8_000,
      deal: { id: 'oferta', fullCents: 10_000 },
    })
  })

  it('stores the holds near it that have run out, and no others', () => {
    const [mine] = held()
    if (!mine) throw new Error('nothing was held')
    const over: Booking = { ...mine, id: 'over', holdExpiresAt: AT }
    const lasting: Booking = { ...mine, id: 'lasting' }
    const confirmed: Booking = { ...over, id: 'confirmed', status: 'confirmed' }
    const expired: Booking = { ...over, id: 'expired', status: 'expired' }
    expect(expiredHolds([over, lasting, confirmed, expired], AT)).toEqual([{ ...over, status: 'expired' }])
    expect(held({ near: [over, lasting] }).map(({ id, status }) => [id, status])).toEqual([
      ['bkg-1', 'awaiting_payment'],
      ['over', 'expired'],
    ])
  })

  it('is refused with the reason of the rule', () => {
    const late = { start: '2026-11-21T03:00:00.000Z', end: '2026-11-21T04:00:00.000Z' }
    expect(holdTime(late, context)).toMatchObject({ ok: false, code: 'slot_closed', reason: 'closed' })
    const inactive = scheduleWith({ field: { status: 'inactive' } })
    expect(judgeTime(evening, inactive)).toMatchObject({ code: 'field_inactive', reason: 'inactive' })
  })
})
