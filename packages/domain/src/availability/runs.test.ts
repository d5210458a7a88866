import { expect, it } from 'vitest'
import { at, everyDay, scheduleWith } from '../testing/schedules.ts'
import { freeRuns, nearestRuns, priceOf } from './runs.ts'
import { slotsOf } from './slots.ts'

const friday = '2026-11-20'
const openingHours = everyDay({ opens: 8 * 60, closes: 11 * 60 }, { opens: 12 * 60, closes: 15 * 60 })
const schedule = scheduleWith({
  openingHours,
  occupied: [{ start: at(friday, '13:00'), end: at(friday, '14:00'), kind: 'held' }],
})
const slots = slotsOf({ ...schedule, now: '2026-11-20T03:00:00Z' }, friday, 1)
const startsOf = (runs: readonly { start: number }[]) =>
  runs.map((run) => (run.start - at(friday, '00:00')) / 60)

it('finds runs of free slots only where they adjoin: not over a closed hour nor over a booking', () => {
  expect(startsOf(freeRuns(slots, 1))).toEqual([8, 9, 10, 12, 14])
  expect(startsOf(freeRuns(slots, 2))).toEqual([8, 9])
  expect(freeRuns(slots, 4)).toEqual([])
})

it('prices a run as the sum of its slots', () => {
  const [run] = freeRuns(slots, 3)
  expect(run).toMatchObject({ end: at(friday, '11:00'), priceCents: 30_000 })
  expect(priceOf([])).toBe(0)
})

it('puts the nearest runs first, the earlier one on a tie, and no more than asked', () => {
  const runs = freeRuns(slots, 1).toReversed()
  expect(startsOf(nearestRuns(runs, at(friday, '13:00'), 3))).toEqual([12, 14, 10])
  expect(startsOf(nearestRuns(runs, at(friday, '09:00'), 2))).toEqual([9, 8])
  expect(nearestRuns([], at(friday, '13:00'), 3)).toEqual([])
})
