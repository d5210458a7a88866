import { expect, test } from 'vitest'
import { surroundingsOf } from './surroundings.ts'

const around = (surface: Parameters<typeof surroundingsOf>[0]['surface'], indoor = false) =>
  surroundingsOf({ surface, indoor }, { length: 40, width: 20 }, { x: 23, y: 14.5 }, 0.145)
const has = (drawn: ReturnType<typeof around>) =>
  Object.entries(drawn).flatMap(([name, data]) => (data === '' ? [] : [name]))

test('a place tells itself: parasols beside sand, trees beside grass, seats and beams in a hall (H1)', () => {
  expect(has(around('sand'))).toEqual(['crowns'])
  expect(has(around('natural-grass'))).toEqual(['crowns'])
  expect(has(around('synthetic-grass'))).toEqual(['crowns'])
  expect(has(around('clay'))).toEqual(['crowns', 'seats'])
  expect(has(around('hard'))).toEqual(['crowns', 'seats'])
  expect(has(around('sand', true))).toEqual(['seats', 'beams'])
  expect(has(around('wood', true))).toEqual(['seats', 'beams'])
})

test('nothing of it lies on the court, and it is the same every time (H1)', () => {
  for (const surface of ['natural-grass', 'clay', 'sand'] as const) {
    const { crowns, seats } = around(surface)
    for (const [, y] of `${crowns}${seats}`.matchAll(/M\S+ (\S+?)h/g))
      expect(Math.abs(Number(y))).toBeGreaterThan(10)
    expect(around(surface)).toEqual(around(surface))
  }
})
