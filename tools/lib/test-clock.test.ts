import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import { expect, it } from 'vitest'
import { testClock } from './test-clock.ts'

it('stands at the instant of the tests, on a device that is wrong, in two zones', () => {
  expect(testClock({})).toEqual({
    now: TEST_NOW,
    deviceNow: '2026-11-24T04:20:00.000Z',
    desktopZone: 'Europe/Lisbon',
    phoneZone: 'America/Sao_Paulo',
  })
})

it('stands at another instant, in one zone, where that is asked for', () => {
  expect(testClock({ TEST_NOW: '2028-02-29T12:00Z', TEST_ZONE: 'Asia/Tokyo' })).toMatchObject({
    now: '2028-02-29T12:00:00.000Z',
    desktopZone: 'Asia/Tokyo',
    phoneZone: 'Asia/Tokyo',
  })
})

it('says what an instant is', () => {
  expect(() => testClock({ TEST_NOW: 'amanhã' })).toThrow(
    'TEST_NOW must be an instant, such as 2026-11-20T13:00:00.000Z, not "amanhã".',
  )
})
