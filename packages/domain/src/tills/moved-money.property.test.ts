import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedMoney, type TillEntry } from './till-entries.ts'

/** Few values, so that entries repeat. */
const entries = fc.array(
  fc.record<TillEntry>({
    source: fc.constantFrom('tab', 'booking'),
    method: fc.constantFrom('cash', 'pix'),
    cents: fc.integer({ min: -2, max: 2 }),
    at: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'),
  }),
  { maxLength: 8 },
)
const timesIn = (list: readonly TillEntry[], entry: TillEntry) =>
  list.filter((each) => JSON.stringify(each) === JSON.stringify(entry)).length

it('what a change has moved is as often in it as one state has it more often than the other', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const moved = movedMoney(before, after)
      for (const entry of [...before, ...after])
        expect(timesIn(moved, entry)).toBe(Math.abs(timesIn(before, entry) - timesIn(after, entry)))
    }),
  )
})

it('nothing has moved where both states are equal, in whatever order', () => {
  fc.assert(
    fc.property(entries, (some) => {
      expect(movedMoney(some, some.toReversed())).toEqual([])
    }),
  )
})
