import { expect, it } from 'vitest'
import { lookBack } from './look-back.ts'

it.each([
  ['a server that has just begun', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['one that begins again within two days', '2026-11-19T12:00:00.000Z', '2026-11-19T12:00:00.000Z'],
  ['one that has run for years', '2024-01-01T00:00:00.000Z', '2026-11-18T12:00:00.000Z'],
])('looks back as far as it has to: %s', (_, first, from) => {
  expect(lookBack(first, '2026-11-20T12:00:00.000Z')).toBe(from)
})
