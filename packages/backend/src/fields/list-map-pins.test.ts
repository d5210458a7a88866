import { mapPinSchema } from '@campo-livre/domain/places/map-pin.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

async function pins(query = '') {
  const { status, body } = await ask(`GET /map${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return z.array(mapPinSchema).parse(body.data)
}

test('has each arena once, with the number of its fields and the lowest price (H1)', async () => {
  expect(await pins()).toEqual([
    {
      id: 'paulista',
      name: 'Arena Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      latitude: -23.5614,
      longitude: -46.6558,
      fields: 2,
      fromPriceCents: 8000,
    },
    expect.objectContaining({ city: 'Manaus', fields: 1, fromPriceCents: 12_000 }),
  ])
})

test('has only what fits, in the order of the list (H1)', async () => {
  const names = async (query: string) => (await pins(query)).map(({ city, fields }) => `${city} ${fields}`)
  expect(await names('?sport=handball')).toEqual(['São Paulo 1'])
  expect(await names('?sort=-price')).toEqual(['Manaus 1', 'São Paulo 2'])
  expect(await names('?sort=distance&near=-3.1,-60.0')).toEqual(['Manaus 1', 'São Paulo 2'])
  expect(await names('?area=-24,-47,-23,-46')).toEqual(['São Paulo 2'])
  expect(await names('?date=2026-11-21&time=20:00&city=sao%20paulo')).toEqual(['São Paulo 1'])
  expect(await names('?sport=padel')).toEqual([])
})

test.each([
  ['?sort=distance', 'near'],
  ['?area=1,2,3', 'area'],
  ['?area=-3,-38,-4,-37', 'area'],
])('refuses %s at its parameter (H1)', async (query, at) => {
  const { status, body } = await ask(`GET /map${query}`)
  expect([status, Object.keys(body.errors)]).toEqual([422, [at]])
})
