import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { correctCount, heldCents } from './count-correction.ts'
import type { TillEntry } from './till-entries.ts'
import { tillSum, totalOf } from './till-sum.ts'
import { type ClosedTill, isClosed, type Till } from './till.ts'

const OPENED = '2026-11-20T18:00:00.000Z'
const CLOSED = '2026-11-21T02:00:00.000Z'
const by = { at: '2026-11-21T12:00:00.000Z', byId: 'dono' }

const tillOf = (countedCents: number): ClosedTill => ({
  ...openTill({ openedAt: OPENED, floatCents: 10_000 }),
  closedAt: CLOSED,
  countedCents,
  sums: { takenCents: 0, expectedCents: 10_000, at: CLOSED },
})

const cents = fc.integer({ min: 0, max: 500_000 })
const attempt = fc.record({ countedCents: cents, ahead: fc.constantFrom(0, 0, 0, 1, -1) })

test('whatever is corrected, the count of the closing and every earlier note stay (H3)', () => {
  fc.assert(
    fc.property(cents, fc.array(attempt, { maxLength: 8 }), (counted, attempts) => {
      let till = tillOf(counted)
      for (const { countedCents, ahead } of attempts) {
        const before = { ...till }
        const noted = [...(before.corrections ?? [])]
        const fits = ahead === 0 && countedCents !== heldCents(before)
        const version = noted.length + ahead
        const result = correctCount(till, { countedCents, reason: 'Contei errado', version }, by)
        expect(till).toEqual(before)
        expect(result.ok).toBe(fits)
        if (!result.ok) continue
        till = result.till
        expect(heldCents(till)).toBe(countedCents)
        expect(till).toEqual({
          ...before,
          corrections: [...noted, { countedCents, reason: 'Contei errado', ...by }],
        })
      }
      expect(till.countedCents).toBe(counted)
      expect(tillSum(till, [])).toEqual(tillSum(tillOf(counted), []))
    }),
  )
})

test('an open till has no count to correct, and a count is not corrected to itself (H3)', () => {
  const open: Till = { ...tillOf(0), closedAt: null, closedById: null, countedCents: null }
  expect(isClosed(open)).toBe(false)
  const to = (till: Till, countedCents: number) =>
    correctCount(till, { countedCents, reason: 'Contei errado', version: 0 }, by)
  expect(to(open, 1)).toMatchObject({ ok: false, code: 'invalid_transition' })
  expect(to(tillOf(5), 5)).toMatchObject({ ok: false, code: 'invalid', field: 'countedCents' })
})

const entry = fc.record({
  source: fc.constantFrom('tab' as const, 'booking' as const),
  method: fc.constantFrom(...tillMethods),
  cents: fc.integer({ min: -50_000, max: 50_000 }),
})

test('the last line is the sum of all money of the till, by source and way (H3, rule 10)', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (money) => {
      const entries: TillEntry[] = money.map((each) => ({ ...each, at: '2026-11-20T20:00:00.000Z' }))
      const total = totalOf(tillSum(tillOf(0), entries).methods)
      const sum = (kept: (each: TillEntry) => boolean) =>
        entries.filter(kept).reduce((all, each) => all + each.cents, 0)
      expect(total).toEqual({
        tabCents: sum((each) => each.source === 'tab' && each.cents > 0),
        bookingCents: sum((each) => each.source === 'booking' && each.cents > 0),
        returnedCents: 0 - sum((each) => each.cents < 0),
        totalCents: sum(() => true),
      })
    }),
  )
})
