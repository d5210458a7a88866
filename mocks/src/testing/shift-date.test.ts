import { afterEach, expect, test, vi } from 'vitest'
import { isDateShifted, shiftDate } from './shift-date.ts'

const leapDay = '2028-02-29T12:00:00.000Z'
const machines = Date
afterEach(() => void (globalThis.Date = machines))

test('every way of asking for the time answers with the shifted one', () => {
  shiftDate(leapDay)
  expect(new Date(Date.now()).toISOString()).toMatch(/^2028-02-29T12:00:0/)
  expect(new Date().toISOString()).toMatch(/^2028-02-29T12:00:0/)
  expect(Date()).toMatch(/^Tue Feb 29 2028/)
  expect(new (class extends Date {})().getTime()).toBe(Date.now())
})

test('a time that is said stays as it is said', () => {
  shiftDate(leapDay)
  expect(new Date('2026-11-20T13:00:00Z').toISOString()).toBe('2026-11-20T13:00:00.000Z')
  expect(new Date(Date.UTC(2026, 10, 20)).getTime()).toBe(Date.parse('2026-11-20T00:00:00Z'))
  expect(new Date(0)).toBeInstanceOf(Date)
  expect(new Date(0).constructor).toBe(Date)
})

test('time goes on, and the last shift counts', async () => {
  shiftDate('2031-01-01T00:00:00.000Z')
  shiftDate(leapDay)
  const began = Date.now()
  await vi.waitUntil(() => Date.now() > began)
  expect(Date.now() - began).toBeLessThan(60_000)
  expect(new Date().getUTCFullYear()).toBe(2028)
})

test('it is known whether the shifted clock still holds', () => {
  const kept = Date
  shiftDate(leapDay)
  expect(isDateShifted()).toBe(true)
  globalThis.Date = kept
  expect(isDateShifted()).toBe(false)
})
