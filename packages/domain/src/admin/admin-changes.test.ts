import { expect, it } from 'vitest'
import { adminChanges } from './admin-changes.ts'

it('moves a booking to an instant, on the clock of whatever zone it is told', () => {
  const accepts = (start: string) => adminChanges.bookings.safeParse({ customerName: 'Ana', start }).success
  expect(accepts('2026-11-20T22:00:00.000Z')).toBe(true)
  expect(accepts('2026-11-20T19:00:00-03:00')).toBe(true)
  expect(accepts('2026-11-20T19:00')).toBe(false)
  expect(accepts('amanhã às 19h')).toBe(false)
})
