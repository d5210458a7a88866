import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { billAccount, billsOf, giveBackCredit } from './bill.ts'
import type { Series } from './series.ts'

const payment = (amountCents: number) => ({
  id: 'p',
  method: 'cash' as const,
  amountCents,
  receivedCents: null,
  paidAt: '2026-11-10T12:00:00.000Z',
  byId: null,
  voided: null,
})
const series: Series = {
  id: 'serie',
  companyId: 'arena',
  athleteId: 'rafael',
  customerName: 'Rafael',
  customerPhone: null,
  segments: [],
  skipped: [],
  pauses: [],
  terms: { giveBackHours: 24, credit: 'if_resold', dueDay: 5 },
  note: '',
  createdAt: '2026-10-01T12:00:00.000Z',
  accounts: [],
  version: 1,
  changes: [],
}
const gone = (by: 'athlete' | 'company', at: string) => ({ at, by, reason: null, refundCents: 0 })
const date = (day: string, rest: Partial<Booking> = {}): Booking => ({
  id: day,
  code: 'RSV-TEST',
  fieldId: 'norte',
  companyId: 'arena',
  athleteId: 'rafael',
  customerName: 'Rafael',
  customerPhone: null,
  start: `${day}T23:00:00.000Z`,
  end: `${day}T23:59:00.000Z`,
  priceCents: 10_000,
  source: 'counter',
  status: 'confirmed',
  createdAt: '2026-10-01T12:00:00.000Z',
  holdExpiresAt: null,
  confirmedAt: '2026-10-01T12:00:00.000Z',
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
  series: { id: 'serie', day },
  ...rest,
})
const bills = (
  bookings: Booking[],
  rest: Partial<Series> = {},
  today = '2026-11-05',
  resold: string[] = [],
) =>
  billsOf({ ...series, ...rest }, { bookings, today, isResold: ({ id }) => resold.includes(id) }, '2026-12')
const paid = (month: string, cents: number) => ({
  accounts: [{ month, payments: [payment(cents)], pendingPix: [] }],
})

describe('the credit of a week given back (rule 6)', () => {
  const week = { start: '2026-11-12T23:00:00.000Z', priceCents: 10_000 }
  const credit = (given: 'always' | 'if_resold' | 'none', at: string, resold: boolean) =>
    giveBackCredit(week, { ...series.terms, credit: given }, { at, resold })
  const [inTime, late] = ['2026-11-11T23:00:00.000Z', '2026-11-11T23:00:00.001Z']

  it('is its price in time, as it is agreed', () => {
    expect(credit('always', inTime, false)).toBe(10_000)
    expect(credit('if_resold', inTime, true)).toBe(10_000)
    expect(credit('if_resold', inTime, false)).toBe(0)
    expect(credit('none', inTime, true)).toBe(0)
  })

  it('is nothing after its hour', () => {
    expect(credit('always', late, true)).toBe(0)
    expect(credit('if_resold', late, true)).toBe(0)
  })
})

describe('the bills of a fixed slot (rule 6)', () => {
  it('have the dates of their month in order, each with what comes off it', () => {
    const early = '2026-11-01T12:00:00.000Z'
    const all = bills(
      [
        date('2026-11-26', { cancellation: gone('company', early) }),
        date('2026-11-05'),
        date('2026-11-19', { cancellation: gone('athlete', early) }),
        date('2026-11-12', { cancellation: gone('athlete', early) }),
        date('2026-11-13', { series: { id: 'outra', day: '2026-11-13' } }),
        date('2026-11-14', { series: undefined }),
      ],
      {},
      '2026-11-05',
      ['2026-11-12'],
    )
    expect(all).toHaveLength(1)
    expect(all[0]?.lines).toEqual([
      { bookingId: '2026-11-05', day: '2026-11-05', kind: 'played', priceCents: 10_000, creditCents: 0 },
      {
        bookingId: '2026-11-12',
        day: '2026-11-12',
        kind: 'given_back',
        priceCents: 10_000,
        creditCents: 10_000,
      },
      { bookingId: '2026-11-19', day: '2026-11-19', kind: 'given_back', priceCents: 10_000, creditCents: 0 },
      {
        bookingId: '2026-11-26',
        day: '2026-11-26',
        kind: 'cancelled',
        priceCents: 10_000,
        creditCents: 10_000,
      },
    ])
    expect(all[0]).toMatchObject({ grossCents: 40_000, creditCents: 20_000, totalCents: 20_000 })
  })

  it('come month by month, oldest first, as far as they are asked for', () => {
    const all = bills([date('2027-01-07'), date('2026-12-03'), date('2026-11-05')], paid('2026-10', 1))
    expect(all.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12'])
  })

  it('carry what was paid too much on to the next months, until it is used up', () => {
    const all = bills(
      [date('2026-11-05', { cancellation: gone('company', '2026-11-01T12:00:00.000Z') }), date('2026-12-03')],
      paid('2026-11', 10_000),
    )
    expect(all).toMatchObject([
      { totalCents: 0, paidCents: 10_000, dueCents: 0, leftCents: 10_000, carriedCents: 0 },
      { totalCents: 0, paidCents: 0, dueCents: 0, leftCents: 0, carriedCents: 10_000, state: 'paid' },
    ])
    const half = bills([date('2026-11-05'), date('2026-12-03')], paid('2026-11', 14_000))
    expect(half).toMatchObject([
      { dueCents: 0, leftCents: 4_000 },
      { totalCents: 6_000, dueCents: 6_000, leftCents: 0, carriedCents: 4_000 },
    ])
  })

  it('are due by their day, overdue after it, and paid or empty where nothing is due', () => {
    const state = (today: string, rest: Partial<Series> = {}) =>
      bills([date('2026-11-05')], rest, today).map((bill) => [bill.dueDay, bill.state])
    expect(state('2026-11-05')).toEqual([['2026-11-05', 'open']])
    expect(state('2026-11-06')).toEqual([['2026-11-05', 'overdue']])
    expect(state('2026-11-06', paid('2026-11', 9_999))).toEqual([['2026-11-05', 'overdue']])
    expect(state('2026-11-06', paid('2026-11', 10_000))).toEqual([['2026-11-05', 'paid']])
    const none = { accounts: [{ month: '2026-11', payments: [], pendingPix: [] }] }
    expect(bills([], none)).toMatchObject([{ state: 'empty', grossCents: 0, lines: [] }])
    expect(bills([], paid('2026-11', 10))).toMatchObject([{ state: 'paid', leftCents: 10 }])
  })

  it('have the payments of their own month', () => {
    expect(billAccount({ accounts: [] }, '2026-11')).toEqual({ payments: [], pendingPix: [] })
    expect(billAccount(paid('2026-11', 5), '2026-11').payments).toEqual([payment(5)])
    expect(billAccount(paid('2026-10', 5), '2026-11').payments).toEqual([])
  })
})
