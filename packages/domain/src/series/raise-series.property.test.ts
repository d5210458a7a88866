import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { addDays } from '../time/zone.ts'
import { billsOf } from './bill.ts'
import { raiseSteps } from './raise.ts'
import { raiseAll } from './raise-series.ts'
import type { Series } from './series.ts'

const contract = fc.record({
  fieldId: fc.constantFrom('norte', 'sul', 'areia'),
  minute: fc.constantFrom(18 * 60, 20 * 60, 22 * 60),
  days: fc.nat(40),
  every: fc.constantFrom(1 as const, 2 as const),
  priceCents: fc.integer({ min: 0, max: 50_000 }),
  own: fc.option(fc.record({ week: fc.nat(20), priceCents: fc.nat(40_000) })),
  later: fc.option(fc.record({ week: fc.nat(20), priceCents: fc.nat(40_000) })),
  paid: fc.boolean(),
})
const rise = fc.record({
  amount: fc.integer({ min: 1, max: 10_000 }),
  roundTo: fc.constantFrom(...raiseSteps),
  from: fc.constantFrom('2026-11', '2026-12', '2027-01', '2027-06'),
})

/** Makes an arena with these contracts, as far as their times are free. */
function arenaWith(contracts: readonly (typeof contract extends fc.Arbitrary<infer C> ? C : never)[]) {
  const arena = new SeriesModel()
  for (const [index, each] of contracts.entries()) {
    const seriesId = `s-${index}`
    const { fieldId, minute: startMinute, priceCents, every, own, later } = each
    const from = addDays('2026-11-20', each.days)
    const made = arena.give(
      thursdays({ id: `make-${index}`, seriesId, fieldId, from, startMinute, priceCents, every }),
    )
    if (!made.ok) continue
    const change = (
      id: string,
      scope: 'this' | 'following',
      to: { week: number; priceCents: number } | null,
    ) => {
      const day = to && arena.of(seriesId)[to.week]?.series?.day
      const version = arena.series.get(seriesId)?.version ?? 0
      if (!to || !day) return
      const patch = { priceCents: to.priceCents }
      arena.give({
        type: 'change',
        id,
        seriesId,
        version,
        scope,
        day,
        patch,
        choices: [],
        exceptions: 'keep',
      })
    }
    change(`own-${index}`, 'this', own)
    change(`later-${index}`, 'following', later)
    const month = arena.of(seriesId)[1]?.series?.day.slice(0, 7) ?? '2026-12'
    if (each.paid)
      arena.give({
        type: 'pay',
        id: `pay-${index}`,
        seriesId,
        month,
        paymentId: `p-${index}`,
        method: 'cash',
        amountCents: 1,
        receivedCents: null,
      })
  }
  return arena
}

const bills = (arena: SeriesModel, series: Series) =>
  billsOf(series, { bookings: arena.of(series.id), isResold: () => false, today: '2026-11-20' }, '2028-12')

it('moves and makes no date, lowers no price, keeps what is before it or paid, and bills the exact sum (rule 6)', () => {
  fc.assert(
    fc.property(fc.array(contract, { minLength: 1, maxLength: 4 }), rise, (contracts, terms) => {
      const arena = arenaWith(contracts)
      const all = [...arena.series.values()]
      const outcome = raiseAll(
        { id: 'r', ...terms, contracts: all.map(({ id, version }) => ({ seriesId: id, version })) },
        arena.context(),
      )
      if (!outcome.ok) {
        expect(['invalid', 'conflict']).toContain(outcome.code)
        return
      }
      for (const { series, bookings, day } of outcome.raised) {
        const before = arena.series.get(series.id)
        if (!before) throw new Error('the series was there')
        const billed = bills(arena, before)
        for (const booking of bookings) {
          const { priceCents, ...place } = arena.bookings.get(booking.id) ?? booking
          expect(booking).toEqual({ ...place, priceCents: booking.priceCents })
          expect(booking.priceCents).toBeGreaterThanOrEqual(priceCents)
          const exact = (priceCents * (10_000 + terms.amount)) / 10_000
          if (booking.priceCents > priceCents) {
            expect(booking.priceCents % terms.roundTo).toBe(0)
            expect(Math.abs(booking.priceCents - exact)).toBeLessThanOrEqual(terms.roundTo / 2)
          }
          expect((booking.series?.day ?? '') >= terms.from).toBe(true)
          arena.bookings.set(booking.id, booking)
        }
        arena.series.set(series.id, series)
        const now = bills(arena, series)
        expect(now.map(({ month }) => month)).toEqual(billed.map(({ month }) => month))
        for (const [index, bill] of now.entries()) {
          const old = billed[index]
          if (old && (bill.month < day.slice(0, 7) || old.paidCents > 0)) expect(bill).toEqual(old)
          expect(bill.grossCents).toBe(bill.lines.reduce((sum, { priceCents }) => sum + priceCents, 0))
          expect(bill.grossCents).toBeGreaterThanOrEqual(old?.grossCents ?? 0)
        }
        expect(arena.topUp(series.id)).toBeNull()
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)

it('raises all of them or none: one that somebody has changed since leaves every other as it is', () => {
  fc.assert(
    fc.property(
      fc.array(contract, { minLength: 2, maxLength: 3 }),
      rise,
      fc.nat(2),
      (contracts, terms, which) => {
        const arena = arenaWith(contracts)
        const all = [...arena.series.values()]
        const stale = which % all.length
        const outcome = raiseAll(
          {
            id: 'r',
            ...terms,
            contracts: all.map(({ id, version }, index) => ({
              seriesId: id,
              version: index === stale ? version + 1 : version,
            })),
          },
          arena.context(),
        )
        expect(outcome.ok).toBe(false)
      },
    ),
    { numRuns: 30 },
  )
}, 60_000)
