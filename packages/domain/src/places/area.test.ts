import { expect, it } from 'vitest'
import { areaAround, areaText, isInArea, readArea, writeArea } from './area.ts'

const fortaleza = { south: -3.9, west: -38.7, north: -3.6, east: -38.4 }

it('is read as it is written (H1)', () => {
  expect(writeArea(fortaleza)).toBe('-3.9000,-38.7000,-3.6000,-38.4000')
  expect(readArea(writeArea(fortaleza))).toEqual(fortaleza)
  expect(writeArea({ south: -95, west: -200, north: 91, east: 180.2 })).toBe(
    '-90.0000,-180.0000,90.0000,180.0000',
  )
})

it.each([
  '',
  'sim',
  '-3.9,-38.7,-3.6',
  '-3.6,-38.7,-3.9,-38.4',
  '-3.9,-38.4,-3.6,-38.7',
  '-91,-38,-3,-37',
  '-3,-38,91,-37',
  '-3,-181,2,-37',
  '-3,-38,2,181',
  '-3.9,-38.7,-3.9,-38.4',
  '-3,-38,-2,-37,-1',
  '-3,-38,-2,Infinity',
])('is not %j (H1)', (text) => {
  expect(readArea(text)).toBeNull()
  expect(areaText.safeParse(text).success).toBe(false)
})

it('has what lies in it, its edges included (H1)', () => {
  expect(isInArea(fortaleza, { latitude: -3.7, longitude: -38.5 })).toBe(true)
  expect(isInArea(fortaleza, { latitude: -3.9, longitude: -38.7 })).toBe(true)
  expect(isInArea(fortaleza, { latitude: -3.6, longitude: -38.4 })).toBe(true)
  for (const [latitude, longitude] of [
    [-3.91, -38.5],
    [-3.59, -38.5],
    [-3.7, -38.71],
    [-3.7, -38.39],
  ] as const)
    expect(isInArea(fortaleza, { latitude, longitude })).toBe(false)
})

it('lies around points, and nowhere around none (H1)', () => {
  const points = [
    { latitude: -3.9, longitude: -38.4 },
    { latitude: -3.6, longitude: -38.7 },
    { latitude: -3.7, longitude: -38.5 },
  ]
  expect(areaAround(points)).toEqual(fortaleza)
  expect(areaAround([])).toBeNull()
})
