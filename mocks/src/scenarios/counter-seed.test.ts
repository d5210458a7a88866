import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { productRecordSchema, tabRecordSchema } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { counterSeed } from './counter-seed.ts'

const NOW = '2026-11-20T22:00:00.000Z'
const seed = counterSeed(NOW)
const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
const own = <T extends { companyId: string }>(rows: readonly T[]) =>
  rows.filter(({ companyId }) => companyId === arena?.id)

it('a full counter has 200 open tabs and 300 products, each by its own id, code and name (H3)', () => {
  const open = own(seed.tabs).filter(({ status }) => status === 'open')
  expect(open).toHaveLength(200)
  expect(own(seed.products)).toHaveLength(300)
  for (const keys of [
    seed.tabs.map(({ id }) => id),
    seed.tabs.map(({ code }) => code),
    own(seed.products).map(({ name }) => name),
    seed.stockMovements.map(({ id }) => id),
  ])
    expect(new Set(keys).size).toBe(keys.length)
})

it('its rows fit their schemas, and name what exists', () => {
  expect(z.array(tabRecordSchema).parse(seed.tabs)).toEqual(seed.tabs)
  expect(z.array(productRecordSchema).parse(seed.products)).toEqual(seed.products)
  const ids = new Set([...seed.products, ...seed.users, ...seed.bookings].map(({ id }) => id))
  for (const { athleteId, bookingId, items } of seed.tabs)
    for (const id of [athleteId, bookingId, ...items.map(({ productId }) => productId)])
      expect(id === null || ids.has(id)).toBe(true)
})

it('is the same for the same instant', () => {
  expect(counterSeed(NOW)).toEqual(seed)
})
