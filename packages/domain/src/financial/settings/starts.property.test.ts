import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyYear, contextOf, movedOf } from '../../testing/any-year.ts'
import { addDays } from '../../time/zone.ts'
import { newestFirst } from '../dated-entry.ts'
import { movedAccounts } from '../entry-words.ts'
import { groupings } from '../periods.ts'
import { reportOf } from '../report-of.ts'
import { startEntries, type Starts } from './starts.ts'

const year = anyYear(11, { timeZone: 'America/Fortaleza', perDay: 1 })
const moved = movedOf(year)
const day = fc.nat(350).map((index) => addDays('2026-01-01', index))
const anyStart = fc.option(fc.record({ day, cents: fc.integer({ min: -5_000_000, max: 5_000_000 }) }))
const anyStarts = fc.record({ cash: anyStart, bank: anyStart })

function accountsAt(
  starts: Starts,
  from: string,
  to: string,
  grouping: (typeof groupings)[number] = 'month',
) {
  const entries = newestFirst([...moved, ...startEntries(moved, starts, contextOf(year))])
  const { today, timeZone } = year
  const data = { entries, open: [], today, timeZone, closedTo: null, starts }
  return reportOf(data, { from, to, view: 'cash', grouping, comparison: 'before' })
}

describe('the beginning of an account, as its company has told it (H6)', () => {
  test('opens the day that it is of, and every later balance counts from it, for every period (rule 10)', () => {
    fc.assert(
      fc.property(anyStarts, day, fc.nat(60), fc.constantFrom(...groupings), (starts, other, days, by) => {
        for (const account of movedAccounts) {
          const start = starts[account]
          if (start === null) continue
          const of = (from: string, to: string) =>
            accountsAt(starts, from, to, by).accounts.find((each) => each.account === account)
          expect(of(start.day, start.day)).toMatchObject({ openingCents: start.cents, start })
          const last = addDays(start.day, days)
          const own = moved.filter(
            ({ entry }) => entry.account === account && entry.day >= start.day && entry.day <= last,
          )
          if (last <= year.today)
            expect(of(start.day, last)?.closingCents).toBe(
              own.reduce((sum, { entry }) => sum + entry.amountCents, start.cents),
            )
          const any = of(other, addDays(other, days))
          expect(any?.closingCents).toBe(
            (any?.openingCents ?? 0) +
              (any?.incomeCents ?? 0) -
              (any?.outgoCents ?? 0) +
              (any?.transferCents ?? 0),
          )
        }
      }),
      { numRuns: 25 },
    )
  })

  test('changes no result, and is no base to compare with', () => {
    const starts: Starts = { cash: { day: '2026-03-01', cents: 50_000 }, bank: null }
    const none: Starts = { cash: null, bank: null }
    const [told, untold] = [
      accountsAt(starts, '2026-02-01', '2026-03-31'),
      accountsAt(none, '2026-02-01', '2026-03-31'),
    ]
    expect(told.result).toEqual(untold.result)
    const first: Starts = { cash: { day: '2025-06-01', cents: 50_000 }, bank: null }
    const entries = newestFirst(startEntries([], first, contextOf(year)))
    const { today, timeZone } = year
    const alone = reportOf(
      { entries, open: [], today, timeZone, closedTo: null, starts: first },
      { from: '2026-01-01', to: '2026-01-31', view: 'cash', grouping: 'month', comparison: 'before' },
    )
    expect(alone).toMatchObject({ hasBase: false, firstDay: '2025-05-31', flow: [{ closingCents: 50_000 }] })
  })
})
