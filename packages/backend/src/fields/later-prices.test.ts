import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

/** Returns the fields of the listing from the cheapest on, with their lowest prices. */
async function cheapestFirst(): Promise<[string, number][]> {
  const { body } = await ask('GET /fields?sort=price')
  return z
    .array(fieldCardSchema)
    .parse(body.data)
    .map(({ id, fromPriceCents }) => [id, fromPriceCents])
}

test('later prices are those of a field from their day on: in the listing, its order, the page and the tables', async () => {
  const nextPrices = [{ from: '2026-11-21', basePriceCents: 20_000, priceRules: [] }]
  await backend.server.db.fields.update('futsal', { nextPrices })
  const fromPrice = async (path: string, as: string | null = null) => {
    const { body } = await ask(`GET ${path}`, { as })
    return [body.data].flat().find(({ id }) => id === 'futsal')?.['fromPriceCents']
  }
  const everywhere = async () => [
    await fromPrice('/fields/futsal'),
    await fromPrice('/company/fields', 'dono'),
    await fromPrice('/admin/fields', 'admin'),
  ]
  expect(await cheapestFirst()).toEqual([
    ['futsal', 8_000],
    ['society', 10_000],
    ['areia', 12_000],
  ])
  expect(await everywhere()).toEqual([8_000, 8_000, 8_000])
  // 23:59 in São Paulo, then midnight.
  await ask('POST /__mock/clock', { body: { advanceMinutes: 13 * 60 + 59 } })
  expect((await cheapestFirst())[0]).toEqual(['futsal', 8_000])
  await ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
  expect(await cheapestFirst()).toEqual([
    ['society', 10_000],
    ['areia', 12_000],
    ['futsal', 20_000],
  ])
  expect(await everywhere()).toEqual([20_000, 20_000, 20_000])
})

test('a slot costs what its own day says, whenever it is booked', async () => {
  const nextPrices = [{ from: '2026-11-22', basePriceCents: 20_000, priceRules: [] }]
  await backend.server.db.fields.update('futsal', { nextPrices })
  const booked = async (start: string, end: string) => {
    const { body } = await ask('POST /bookings', { as: 'ana', body: { fieldId: 'futsal', start, end } })
    return (body.data as { priceCents: number }).priceCents
  }
  expect(await booked('2026-11-21T23:00:00.000Z', '2026-11-22T00:00:00.000Z')).toBe(8_000)
  expect(await booked('2026-11-22T23:00:00.000Z', '2026-11-23T00:00:00.000Z')).toBe(20_000)
})

test('prices whose day has come are changed as the present ones: later ones stay, older knowledge is refused', async () => {
  const flat = (from: string, basePriceCents: number) => ({ from, basePriceCents, priceRules: [] })
  const nextPrices = [flat('2026-11-21', 20_000), flat('2026-12-01', 30_000)]
  await backend.server.db.fields.update('futsal', { nextPrices })
  const read = async () => (await ask('GET /company/fields/futsal', { as: 'dono' })).body.data
  const put = (version: number) =>
    ask('PUT /company/fields/futsal/prices', {
      as: 'dono',
      body: { basePriceCents: 21_000, priceRules: [], version },
    })
  expect(await read()).toMatchObject({ version: 1, basePriceCents: 8_000, nextPrices })
  await ask('POST /__mock/clock', { body: { advanceMinutes: 24 * 60 } })
  const today = { version: 2, basePriceCents: 20_000, nextPrices: [flat('2026-12-01', 30_000)] }
  expect(await read()).toMatchObject(today)
  expect((await ask('GET /fields/futsal')).body.data).toMatchObject(today)
  const late = await put(1)
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.data).toMatchObject(today)
  const photos = await ask('PUT /company/fields/futsal/photos', {
    as: 'dono',
    body: { version: 2, photos: [] },
  })
  const { version } = photos.body.data as { version: number }
  expect(await read()).toMatchObject({ ...today, version })
  expect((await put(version)).status).toBe(200)
  expect(await read()).toMatchObject({ ...today, version: version + 1, basePriceCents: 21_000 })
})
