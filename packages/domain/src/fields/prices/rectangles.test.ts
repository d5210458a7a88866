import { expect, it } from 'vitest'
import { rectanglesOf } from './rectangles.ts'

/** Two hours, from 18h and from 19h; after that it is the end of the day. */
const cuts = [1080, 1140]
const none = [null, null]
const told = (wanted: Parameters<typeof rectanglesOf>[0]) =>
  rectanglesOf(wanted, cuts).map(
    ({ weekdays, fromMinute, toMinute, priceCents }) =>
      `${weekdays.join('')} ${fromMinute / 60}-${toMinute / 60}: ${priceCents}`,
  )

it('days alike are one rule, in the order of the week, to the end of the day', () => {
  expect(told([[5, 5], [5, 5], none, none, none, none, [5, 5], none])).toEqual(['160 18-24: 5'])
  expect(told([none, [5, null], [5, null]])).toEqual(['12 18-19: 5'])
  expect(told([none, [5, 6]])).toEqual(['1 18-19: 5', '1 19-24: 6'])
})

it('hours alike are one rule where that makes fewer', () => {
  // Monday has both hours, Tuesday the first alone, Wednesday the second: by day there are three.
  expect(told([none, [5, 5], [5, null], [null, 5]])).toEqual(['12 18-19: 5', '13 19-24: 5'])
  expect(told([none, [5, 6], [5, 7]])).toEqual(['12 18-19: 5', '1 19-24: 6', '2 19-24: 7'])
  expect(told([none, [5, 5], [6, 5]])).toEqual(['1 18-24: 5', '2 18-19: 6', '2 19-24: 5'])
})

it('nothing wanted is no rule', () => {
  expect(told([none, none])).toEqual([])
  expect(told([])).toEqual([])
})
