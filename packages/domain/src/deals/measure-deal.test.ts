import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { fromLocal, toInstant } from '../time/zone.ts'
import type { Deal } from './deal.ts'
import { measureDeal } from './measure-deal.ts'

const timeZone = 'America/Fortaleza'
const at = (day: string, minute: number) => toInstant(fromLocal(timeZone, day, minute))
/** Mondays from 14h to 16h, from 2 to 23 November 2026, which are Mondays. */
const deal: Deal = {
  id: 'oferta',
  companyId: 'arena',
  fieldIds: ['norte'],
  weekdays: [1],
  fromMinute: 840,
  toMinute: 960,
  hourCents: 6_000,
  from: '2026-11-02',
  until: '2026-11-23',
  audience: 'everyone',
  createdAt: at('2026-11-01', 0),
  endedAt: null,
}
const TWO = 840
let made = 0
const booking = (day: string, minute = TWO, rest: Partial<Booking> = {}): Booking => ({
  id: `b${(made += 1)}`,
  code: 'RSV-TEST',
  fieldId: 'norte',
  companyId: 'arena',
  athleteId: null,
  customerName: 'Ana',
  customerPhone: null,
  start: at(day, minute),
  end: at(day, minute + 60),
  priceCents: 100,
  source: 'site',
  status: 'confirmed',
  createdAt: at('2026-10-01', 600),
  holdExpiresAt: null,
  confirmedAt: at('2026-10-01', 600),
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
  ...rest,
})
const sold = { deal: { id: 'oferta', fullCents: 200 } }
const measured = (bookings: Booking[], day = '2026-11-30', of = deal) =>
  measureDeal(of, { timeZone, now: at(day, 720), bookings })

describe('what came of an offer (N9)', () => {
  it('counts what has its price, whenever that is played, and nothing that came to nothing', () => {
    const result = measured([
      booking('2026-11-02', TWO, sold),
      booking('2026-12-07', TWO, sold),
      booking('2026-11-09', TWO, { deal: { id: 'outra', fullCents: 200 } }),
      booking('2026-11-09', TWO, { ...sold, status: 'cancelled' }),
      booking('2026-11-09', TWO, { ...sold, status: 'no_show' }),
    ])
    expect(result).toMatchObject({ sold: 2, soldCents: 200 })
  })

  it('has new people where it is somebody’s first booking at the arena', () => {
    const early = at('2026-11-01', 600)
    const later = at('2026-11-02', 600)
    const result = measured([
      booking('2026-11-09', TWO, { ...sold, athleteId: 'new', createdAt: early }),
      booking('2026-11-16', TWO, { athleteId: 'new', createdAt: later }),
      booking('2026-11-16', TWO, { ...sold, athleteId: 'known', createdAt: later }),
      booking('2026-10-16', 1200, { athleteId: 'known', createdAt: early }),
      booking('2026-11-23', TWO, { ...sold, athleteId: null }),
    ])
    expect(result).toMatchObject({ sold: 3, newPeople: 1 })
  })

  it('earns in its hours on its days and fields, whatever price that had', () => {
    const cents = (...given: Parameters<typeof booking>) => measured([booking(...given)]).cents
    expect(cents('2026-11-02')).toBe(100)
    expect(cents('2026-11-23', 959)).toBe(100)
    expect(cents('2026-11-02', 839)).toBe(0)
    expect(cents('2026-11-02', 960)).toBe(0)
    expect(cents('2026-11-03')).toBe(0)
    expect(cents('2026-10-26')).toBe(0)
    expect(cents('2026-11-30')).toBe(0)
    expect(cents('2026-11-02', TWO, { fieldId: 'sul' })).toBe(0)
  })

  it('is compared with the same hours of equally many days before, whole weeks earlier', () => {
    const before = (day: string, minute = TWO) => measured([booking(day, minute)]).beforeCents
    // Twenty-two days make four weeks: 5 to 26 October.
    expect(['2026-09-28', '2026-10-05', '2026-10-26', '2026-11-02'].map((day) => before(day))).toEqual([
      0, 100, 100, 0,
    ])
    expect(before('2026-10-05', 960)).toBe(0)
  })

  it('is measured to the present day, or to that on which its arena ended it', () => {
    const mondays = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].map((day) =>
      booking(day),
    )
    expect(measured(mondays, '2026-11-08')).toMatchObject({ cents: 100, beforeCents: 100 })
    expect(measured(mondays, '2026-11-09')).toMatchObject({ cents: 200, beforeCents: 200 })
    const ended = { ...deal, endedAt: at('2026-11-09', 1000) }
    expect(measured(mondays, '2026-11-30', ended)).toMatchObject({ cents: 200, beforeCents: 200 })
    const one = { ...deal, until: '2026-11-02' }
    expect(measured(mondays, '2026-11-30', one)).toMatchObject({ cents: 100, beforeCents: 100 })
  })

  it('is nothing before it begins', () => {
    const mondays = ['2026-10-19', '2026-10-26', '2026-11-02'].map((day) => booking(day))
    expect(measured(mondays, '2026-10-28')).toMatchObject({ cents: 0, beforeCents: 0 })
  })
})
