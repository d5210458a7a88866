import { expect, it } from 'vitest'
import { distanceKm, formatKm, roundedKm } from './distance.ts'

const aldeota = { latitude: -3.7389, longitude: -38.5002 }
const futuro = { latitude: -3.7496, longitude: -38.4527 }

it('measures the great circle (H1)', () => {
  expect(distanceKm(aldeota, aldeota)).toBe(0)
  expect(roundedKm(aldeota, futuro)).toBe(5.4)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0)
})

it('says it in metres below a kilometre (H1)', () => {
  expect([0, 0.3, 1, 2.44, 1234].map(formatKm)).toEqual(['0 m', '300 m', '1 km', '2,4 km', '1.234 km'])
})
