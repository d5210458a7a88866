import { expect, it } from 'vitest'
import type { HourCell } from '../financial/hours/hours.ts'
import { evenOf } from './even-of.ts'
import { expectGain } from './expect-gain.ts'

const cell = (weekday: number, hour: number, facts: Partial<HourCell> = {}): HourCell => ({
  weekday,
  hour,
  openMinutes: 600,
  bookedMinutes: 0,
  incomeCents: 0,
  barCents: 0,
  costCents: 0,
  evenCents: null,
  ...facts,
})

/** Mondays from 14h to 16h at R$ 60 an hour. */
const deal = { weekdays: [1], fromMinute: 840, toMinute: 960, hourCents: 6_000 }

it('an offer pays for itself at the dearest of its own hours, also of those that it has a part of (N9)', () => {
  const cells = [
    cell(1, 13, { evenCents: 9_000 }),
    cell(1, 14, { evenCents: 4_000 }),
    cell(1, 15, { evenCents: 5_000 }),
    cell(1, 16, { evenCents: 9_000 }),
    cell(2, 14, { evenCents: 9_000 }),
  ]
  expect(evenOf(cells, deal)).toBe(5_000)
  expect(evenOf(cells, { ...deal, fromMinute: 839 })).toBe(9_000)
  expect(evenOf(cells, { ...deal, toMinute: 961 })).toBe(9_000)
  expect(evenOf([cell(1, 14)], deal)).toBeNull()
})

/** Its hours are open for 20 hours in ten weeks, of which 2 were sold for R$ 200. */
const own = [cell(1, 14, { bookedMinutes: 120, incomeCents: 20_000 }), cell(1, 15)]

it('an offer is expected to be as full as the hours that sold at its price or less (N9)', () => {
  const cheap = cell(2, 14, { bookedMinutes: 300, incomeCents: 30_000 })
  const dear = cell(2, 20, { bookedMinutes: 600, incomeCents: 60_001 })
  const unsold = cell(3, 14)
  // Half of 20 hours at R$ 60, less the R$ 200 of now, over ten weeks.
  expect(expectGain([...own, cheap, dear, unsold], deal, 10)).toEqual({
    weekCents: 4_000,
    now: 0.1,
    expected: 0.5,
    alike: true,
  })
})

it('where none sold at such a price it is expected to be as full as all that sold, and never emptier than now (N9)', () => {
  const dear = cell(2, 20, { bookedMinutes: 450, incomeCents: 90_000 })
  expect(expectGain([...own, dear, cell(3, 14)], deal, 10)).toEqual({
    weekCents: 7_000,
    now: 0.1,
    expected: 0.75,
    alike: false,
  })
  const emptier = cell(2, 14, { bookedMinutes: 6, incomeCents: 60 })
  expect(expectGain([...own, emptier], deal, 10)).toMatchObject({ expected: 0.1, alike: true })
  expect(expectGain(own, deal, 10)).toMatchObject({ weekCents: -800, expected: 0.1, alike: false })
})

it('nothing is fuller than full, and nothing is expected of hours that were never open (N9)', () => {
  const over = { bookedMinutes: 900, incomeCents: 60_000 }
  expect(expectGain([cell(1, 14, over)], deal, 10)).toMatchObject({ now: 1, expected: 1 })
  expect(expectGain([...own, cell(2, 14, over)], deal, 10)).toMatchObject({ expected: 1 })
  const closed = cell(2, 14, { openMinutes: 0, bookedMinutes: 60, incomeCents: 60 })
  expect(expectGain([...own, closed], deal, 10)).toMatchObject({ expected: 0.1, alike: true })
  expect(expectGain([cell(1, 14, { openMinutes: 0 })], deal, 10)).toBeNull()
  expect(expectGain(own, deal, 0)).toBeNull()
})
