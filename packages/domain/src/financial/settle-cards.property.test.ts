import { describe, expect, test } from 'vitest'
import { anyTerms, anyYear, contextOf, dayIn, movedOf, rowsOfYear } from '../testing/any-year.ts'
import { entriesOfAccount, entriesOfBookingPayment } from '../tills/till-entries.ts'
import type { Entry } from './entry.ts'
import { comingFromCards, feesOfCards, settleCards } from './settle-cards.ts'

const zones = ['America/Sao_Paulo', 'America/Noronha', 'Asia/Tokyo'] as const
const years = zones.map((timeZone, index) => {
  const year = anyYear(index + 21, { timeZone, perDay: 4 })
  return { year, rows: rowsOfYear(year), moved: movedOf(year) }
})
const sum = (rows: readonly Entry[]) => rows.reduce((all, { amountCents }) => all + amountCents, 0)
const isFee = ({ source }: Entry) => source === 'fee'

describe('the money of cards (H6, rule 10)', () => {
  test('is taken on the same day and in the same sum as the till says, by each method', () => {
    for (const { year, rows } of years) {
      const { bookings, tabs, series } = year
      const tills = [
        ...tabs.flatMap((tab) => entriesOfAccount('tab', tab)),
        ...series.flatMap(({ accounts }) => accounts.flatMap((bill) => entriesOfAccount('booking', bill))),
        ...bookings.flatMap(({ payment, cancellation, end }) =>
          payment ? entriesOfBookingPayment({ ...payment, refundedAt: cancellation?.at ?? end }) : [],
        ),
      ]
      const [said, listed] = [new Map<string, number>(), new Map<string, number>()]
      const add = (to: Map<string, number>, key: string, cents: number) =>
        to.set(key, (to.get(key) ?? 0) + cents)
      for (const { at, method, cents } of tills) add(said, `${dayIn(year, at)} ${method}`, cents)
      for (const { takenDay, method, amountCents, source } of rows.cash)
        if (takenDay !== null && source !== 'fee')
          add(listed, `${takenDay} ${method === 'venue' ? 'cash' : method}`, amountCents)
      expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(said))
    }
  })

  test('is in the bank on the day that its terms say, gross, with its fee beside it', () => {
    const { rows } = years[0] ?? {}
    const cards = (rows?.cash ?? []).filter(({ grossCents }) => grossCents !== null)
    expect(cards.length).toBeGreaterThan(500)
    const fees = new Map((rows?.cash ?? []).filter(isFee).map((row) => [row.id, row]))
    for (const { id, day, takenDay, grossCents, feeCents, netCents, amountCents, account } of cards) {
      expect(account).toBe('bank')
      expect(amountCents).toBe(grossCents)
      expect((netCents ?? 0) + (feeCents ?? 0)).toBe(grossCents)
      expect(day >= (takenDay ?? '')).toBe(true)
      const fee = fees.get(`${id}-fee`)
      expect(fee?.amountCents ?? 0).toBe(0 - (feeCents ?? 0))
      if (fee) expect(fee.day).toBe(day)
    }
  })

  test('costs each fee once: on the day of the sale where it is owed, on that of the money where it moves', () => {
    for (const { year, rows, moved } of years) {
      const owed = feesOfCards(moved, anyTerms, contextOf(year))
      expect(sum(owed.map(({ entry }) => entry))).toBe(sum(rows.cash.filter(isFee)))
      expect(owed.every(({ entry }) => entry.day === entry.takenDay)).toBe(true)
      expect(sum(rows.accrual.filter(isFee))).toBe(sum(rows.cash.filter(isFee)))
    }
  })

  test('is expected exactly until it has come: what has come and what is to come are all of it', () => {
    for (const { year, moved } of years) {
      const context = contextOf(year)
      for (const today of ['2026-04-01', '2026-08-20', year.today]) {
        const all = settleCards(moved, anyTerms, context).map(({ entry }) => entry)
        const later = all.filter(
          ({ day, takenDay, method }) => day > today && takenDay !== null && method === 'card',
        )
        const coming = comingFromCards(moved, anyTerms, today, context).map(({ entry }) => entry)
        const days = new Map(later.map(({ id, day }) => [id, day]))
        // A refund after the money has come is another matter.
        const early = later.filter(
          ({ id, source, day }) => source !== 'refund' || days.get(id.replace(/-refund$/, '')) === day,
        )
        expect(sum(coming)).toBe(sum(early))
        expect(coming.every(({ day }) => day > today)).toBe(true)
      }
    }
  })

  test('that goes back before it has come costs nothing, and is never more than there was', () => {
    const { year, moved } = years[1] ?? {}
    if (!year || !moved) throw new Error('no year')
    const rows = settleCards(moved, anyTerms, contextOf(year)).map(({ entry }) => entry)
    const paid = new Map(rows.filter(({ grossCents }) => grossCents !== null).map((row) => [row.id, row]))
    const backs = rows.filter(({ source, method }) => source === 'refund' && method === 'card')
    expect(backs.length).toBeGreaterThan(50)
    for (const { id, day, amountCents } of backs) {
      const of = paid.get(id.replace(/-refund$/, ''))
      expect(day >= (of?.day ?? '')).toBe(true)
      if (day === of?.day && -amountCents === of.grossCents && (of.takenDay ?? '') < day)
        expect(of.feeCents).toBe(0)
    }
  })
})
