import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scheduleWith } from '../testing/schedules.ts'
import { addDays, fromLocal } from '../time/zone.ts'
import { gridOf, gridWithin } from './grid.ts'

const hours: fc.Arbitrary<{ opens: number; closes: number }[]> = fc.constantFrom(
  [],
  [{ opens: 420, closes: 1440 }],
  [{ opens: 480, closes: 1560 }],
  [
    { opens: 360, closes: 720 },
    { opens: 780, closes: 1620 },
  ],
  [{ opens: 0, closes: 1440 }],
)

it('has within an interval the slots of the whole grid that begin there, over changes of the clock too', () => {
  fc.assert(
    fc.property(
      fc.array(hours, { minLength: 7, maxLength: 7 }),
      fc.constantFrom('2018-02-16', '2018-11-02', '2026-11-20', '2028-02-28'),
      fc.nat(3),
      fc.nat(47),
      fc.integer({ min: 1, max: 48 }),
      fc.constantFrom(30, 60, 90),
      (openingHours, first, days, half, length, slotMinutes) => {
        const schedule = scheduleWith({ timeZone: 'America/Sao_Paulo', openingHours, field: { slotMinutes } })
        const start = fromLocal('America/Sao_Paulo', addDays(first, days), half * 30)
        const end = start + length * 30
        const whole = gridOf(schedule, addDays(first, -2), 9)
        expect(gridWithin(schedule, { start, end })).toEqual(
          whole.filter((slot) => slot.start >= start && slot.start < end),
        )
      },
    ),
    { numRuns: 500 },
  )
})
