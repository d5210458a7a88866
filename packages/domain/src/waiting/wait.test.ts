import { expect, it } from 'vitest'
import { waitRequestSchema } from './wait.ts'

it('a time to wait for may be told on the clock of any zone', () => {
  const asked = { fieldId: 'f', start: '2026-11-20T19:00:00-03:00', end: '2026-11-20T20:00:00-03:00' }
  expect(waitRequestSchema.parse(asked)).toEqual(asked)
  expect(waitRequestSchema.safeParse({ ...asked, start: '19h' }).success).toBe(false)
  expect(waitRequestSchema.safeParse({ ...asked, end: '20h' }).success).toBe(false)
})
