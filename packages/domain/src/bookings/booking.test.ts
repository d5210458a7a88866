import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bookingRequestSchema } from './booking.ts'
import { cancelRequestSchema } from './cancel/cancel-request.ts'

it('a time may be asked for in any zone, and is never without one', () => {
  const isAsked = (start: string, end: string) =>
    z.safeParse(bookingRequestSchema, { fieldId: '1', start, end }).success
  expect(isAsked('2026-11-20T22:00:00Z', '2026-11-20T23:00:00Z')).toBe(true)
  expect(isAsked('2026-11-20T19:00:00-03:00', '2026-11-20T20:00:00-03:00')).toBe(true)
  expect(isAsked('2026-11-20T19:00:00', '2026-11-20T20:00:00-03:00')).toBe(false)
  expect(isAsked('2026-11-20T19:00:00-03:00', '2026-11-20T20:00:00')).toBe(false)
})

it('nobody has to say why they cancel', () => {
  expect(z.parse(cancelRequestSchema, {})).toEqual({ reason: null, refundAs: 'money' })
  expect(z.parse(cancelRequestSchema, { reason: '  Choveu. ' })).toEqual({
    reason: 'Choveu.',
    refundAs: 'money',
  })
})
