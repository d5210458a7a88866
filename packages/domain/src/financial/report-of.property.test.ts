import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyYear, dayIn, isAnyRacha, rowsOfYear } from '../testing/any-year.ts'
import { addDays } from '../time/zone.ts'
import { moneyViews } from './entry-words.ts'
import { comparisons, countDays, groupings } from './periods.ts'
import { ages, incomeDivisions } from './report.ts'
import { daysOfAge, reportOf } from './report-of.ts'
import { noStarts } from './settings/starts.ts'

const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'Asia/Tokyo'] as const
const anyPeriod = fc.tuple(fc.nat(364), fc.nat(364)).map(([a, b]) => ({
  from: addDays('2026-01-01', Math.min(a, b)),
  to: addDays('2026-01-01', Math.max(a, b)),
}))
const anyQuestion = fc.record({
  period: anyPeriod,
  view: fc.constantFrom(...moneyViews),
  grouping: fc.constantFrom(...groupings),
  comparison: fc.constantFrom(...comparisons),
})
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)

/** A year of at least 10,000 rows in each zone. */
const years = zones.map((timeZone, index) => {
  const year = anyYear(index + 7, { timeZone })
  return { year, rows: rowsOfYear(year) }
})
const anyOfYears = fc.constantFrom(...years)

describe('a report of any period of any year (rule 10)', () => {
  test('is tried on years of 10,000 rows and more, with all that moves money', () => {
    for (const { rows } of years) {
      expect(rows.cash.length).toBeGreaterThan(10_000)
      expect(new Set(rows.cash.map(({ source }) => source)).size).toBe(9)
    }
  })

  test('says the same by every grouping and every division, in both views', () => {
    fc.assert(
      fc.property(anyOfYears, anyQuestion, ({ year, rows }, { period, ...asked }) => {
        const { today, timeZone } = year
        const report = reportOf(
          { entries: rows[asked.view], open: rows.open, today, timeZone, closedTo: null, starts: noStarts },
          { ...period, ...asked },
        )
        const { result, flow, income, outgo, before } = report
        expect(sum(flow.map(({ incomeCents }) => incomeCents))).toBe(result.incomeCents)
        expect(sum(flow.map(({ outgoCents }) => outgoCents))).toBe(result.outgoCents)
        for (const { incomeCents, outgoCents, channels, categories } of flow) {
          expect(sum(Object.values(channels))).toBe(incomeCents)
          expect(sum(Object.values(categories))).toBe(outgoCents)
        }
        for (const division of incomeDivisions) {
          expect(sum(income[division].map(({ cents }) => cents))).toBe(result.incomeCents)
          expect(sum(income[division].map(({ beforeCents }) => beforeCents))).toBe(before.incomeCents)
        }
        expect(sum(outgo.map(({ cents }) => cents))).toBe(result.outgoCents)
        expect(sum(outgo.map(({ beforeCents }) => beforeCents))).toBe(before.outgoCents)
        expect(flow[0]?.from).toBe(report.period.from)
        expect(flow.at(-1)?.to).toBe(report.period.to)
        expect(sum(flow.map(countDays))).toBe(countDays(report.period))
        expect(countDays(report.compared)).toBe(countDays(report.period))
      }),
    )
  })

  test('opens each account with what it closed before, and transfers change no result', () => {
    fc.assert(
      fc.property(anyOfYears, anyPeriod, ({ year, rows }, period) => {
        const { today, timeZone } = year
        const data = { entries: rows.cash, open: [], today, timeZone, closedTo: null, starts: noStarts }
        const asked = { view: 'cash', grouping: 'month', comparison: 'before' } as const
        const report = reportOf(data, { ...period, ...asked })
        const earlier = reportOf(data, { from: '2025-01-01', to: addDays(report.period.from, -1), ...asked })
        for (const [index, account] of report.accounts.entries()) {
          expect(account.openingCents).toBe(earlier.accounts[index]?.closingCents)
          expect(account.closingCents).toBe(
            account.openingCents + account.incomeCents - account.outgoCents + account.transferCents,
          )
        }
        const of = (part: 'openingCents' | 'incomeCents' | 'outgoCents' | 'transferCents' | 'closingCents') =>
          sum(report.accounts.map((account) => account[part]))
        expect(of('transferCents')).toBe(0)
        expect(of('incomeCents')).toBe(report.result.incomeCents)
        expect(of('outgoCents')).toBe(report.result.outgoCents)
        expect(report.flow.at(-1)?.closingCents).toBe(of('closingCents'))
      }),
    )
  })

  test('has each row once, on its day in the zone of the arena', () => {
    for (const { year, rows } of years) {
      for (const view of [rows.cash, rows.accrual, rows.open])
        expect(new Set(view.map(({ id }) => id)).size).toBe(view.length)
      const days = new Map(rows.cash.map(({ id, takenDay }) => [id, takenDay]))
      for (const { payment } of year.bookings)
        if (payment?.paidAt) expect(days.get(payment.id)).toBe(dayIn(year, payment.paidAt))
    }
  })

  test('counts each payment once: by hand it is the same', () => {
    for (const { year, rows } of years) {
      const { bookings, tabs, series, expenses, tills } = year
      const counter = [...tabs, ...series.flatMap(({ accounts }) => accounts)].flatMap(
        ({ payments }) => payments,
      )
      const live = sum(counter.map(({ amountCents, voided }) => (voided ? 0 : amountCents)))
      const online = sum(
        bookings.map(({ payment }) => (payment?.paidAt ? payment.amountCents - payment.refundedCents : 0)),
      )
      const ledger = sum(
        expenses.flatMap(({ kind, payments }) =>
          payments.map(({ amountCents, voided }) =>
            voided ? 0 : kind === 'income' ? amountCents : -amountCents,
          ),
        ),
      )
      const fees = sum(rows.cash.map(({ source, amountCents }) => (source === 'fee' ? amountCents : 0)))
      const differences = sum(tills.map(({ differenceCents }) => differenceCents))
      expect(sum(rows.cash.map(({ amountCents }) => amountCents))).toBe(
        live + online + ledger + differences + fees,
      )
    }
  })

  test('counts a racha once, as one booking of its own channel', () => {
    for (const { year, rows } of years) {
      const paid = year.bookings.filter(({ id, payment }) => isAnyRacha(id) && payment?.paidAt)
      const income = rows.cash.filter(({ channel, kind }) => channel === 'racha' && kind === 'income')
      expect(income.map(({ id }) => id).toSorted()).toEqual(paid.map(({ id }) => `${id}-p`).toSorted())
      const earned = rows.accrual.filter(({ channel }) => channel === 'racha')
      expect(new Set(earned.map(({ code }) => code)).size).toBe(earned.length)
      expect(earned.every(({ id }) => isAnyRacha(id))).toBe(true)
    }
  })

  test('divides all that is open by age', () => {
    for (const { year, rows } of years) {
      const { today, timeZone } = year
      const report = reportOf(
        { entries: [], open: rows.open, today, timeZone, closedTo: null, starts: noStarts },
        { from: today, to: today, view: 'cash', grouping: 'day', comparison: 'before' },
      )
      const open = (kind: string) =>
        sum(rows.open.filter((row) => row.kind === kind).map(({ amountCents }) => Math.abs(amountCents)))
      expect(sum(report.receivable.map(({ cents }) => cents))).toBe(open('income'))
      expect(sum(report.payable.map(({ cents }) => cents))).toBe(open('outgo'))
      const [first, ...others] = ages.map((age) => daysOfAge(age, today))
      expect(first).toEqual({ from: today, to: null })
      for (const [index, { to }] of others.entries())
        expect(addDays(to ?? '', 1)).toBe([first, ...others][index]?.from)
    }
  })

  test('ends today, and is made of five years', () => {
    const year = anyYear(3, { timeZone: 'America/Sao_Paulo', perDay: 32, days: 1826 })
    const { cash } = rowsOfYear(year)
    expect(cash.length).toBeGreaterThan(100_000)
    const report = reportOf(
      {
        entries: cash,
        open: [],
        today: year.today,
        timeZone: year.timeZone,
        closedTo: null,
        starts: noStarts,
      },
      { from: '2026-01-01', to: '2031-12-31', view: 'cash', grouping: 'month', comparison: 'year' },
    )
    expect(report.period.to).toBe(year.today)
  })
})
