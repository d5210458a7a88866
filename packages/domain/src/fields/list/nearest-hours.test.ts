import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hourOf, nearestHours } from './nearest-hours.ts'

it('has the hour before and the hour after first', () => {
  expect(nearestHours('20:00', false).slice(0, 4)).toEqual(['19:00', '21:00', '18:00', '22:00'])
  expect(nearestHours('20:30', true).slice(0, 2)).toEqual(['19:00', '21:00'])
})

it('goes over midnight where no day was asked for, and not where one was', () => {
  expect(nearestHours('23:00', true).slice(0, 2)).toEqual(['22:00', '00:00'])
  expect(nearestHours('23:00', false).slice(0, 2)).toEqual(['22:00', '21:00'])
  expect(nearestHours('00:00', true).slice(0, 2)).toEqual(['23:00', '01:00'])
})

it('has every other hour once, none nearer than the one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.boolean(), (wanted, anyDay) => {
      const hours = nearestHours(`${String(wanted).padStart(2, '0')}:15`, anyDay).map(hourOf)
      expect(hours.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour !== wanted),
      )
      const apart = hours.map((hour) => {
        const there = Math.abs(hour - wanted)
        return anyDay ? Math.min(there, 24 - there) : there
      })
      expect(apart).toEqual(apart.toSorted((a, b) => a - b))
    }),
  )
})
