import { expect, test } from 'vitest'
import { askedPoint, refusePointless } from './asked-point.ts'

test.each([
  ['-3.73,-38.52', { latitude: -3.73, longitude: -38.52 }],
  ['90,-180', { latitude: 90, longitude: -180 }],
  [undefined, null],
])('%s is the point %j', (near, point) => {
  expect(askedPoint(near)).toEqual({ ok: true, point })
})

test.each(['90.1,0', '0,180.1', '3', 'aqui,ali'])('%j is nowhere on the globe', (near) => {
  expect(askedPoint(near)).toMatchObject({ ok: false, code: 'invalid', field: 'near' })
})

test('an order by distance needs a point to be far from', () => {
  expect(refusePointless('distance', null)).toMatchObject({ code: 'invalid', field: 'near' })
  expect(refusePointless('distance', { latitude: 0, longitude: 0 })).toBeNull()
  expect(refusePointless('price', null)).toBeNull()
})
