import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blockOutSchema } from './block-out.ts'

const lasts = (start: string, end: string) =>
  z.safeParse(blockOutSchema, { id: '1', reason: 'Obra', start, end }).success

it('a time in which a field is closed ends after it begins', () => {
  expect(lasts('2026-11-20T10:00:00Z', '2026-11-20T10:01:00Z')).toBe(true)
  expect(lasts('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')).toBe(false)
  expect(lasts('2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z')).toBe(false)
})

it('goes by the instant, whatever zone it is written in', () => {
  expect(lasts('2026-11-20T10:00:00-03:00', '2026-11-20T12:00:00Z')).toBe(false)
  expect(lasts('2026-11-20T10:00:00Z', '2026-11-20T08:00:00-03:00')).toBe(true)
})
