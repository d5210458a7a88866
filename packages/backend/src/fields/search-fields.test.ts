import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { fieldListMetaSchema } from '@campo-livre/domain/fields/list/list-meta.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

async function search(query = '') {
  const { status, body } = await ask(`GET /fields${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  const cards = z.array(fieldCardSchema).parse(body.data)
  return { ids: cards.map((card) => card.id), cards, meta: fieldListMetaSchema.parse(body.meta) }
}

test('lists active fields of approved companies, best rated first, with their next free times', async () => {
  const { ids, cards, meta } = await search()
  expect(ids).toEqual(['society', 'areia', 'futsal'])
  expect(meta).toEqual({ page: 1, perPage: 20, total: 3, loosen: [] })
  expect(cards[0]).toMatchObject({
    fromPriceCents: 10_000,
    fromMinutes: 60,
    rating: { average: 4.5, count: 2 },
    nextFree: [
      { start: '2026-11-20T13:00:00.000Z', end: '2026-11-20T14:00:00.000Z', priceCents: 10_000 },
      { start: '2026-11-20T14:00:00.000Z' },
      { start: '2026-11-20T15:00:00.000Z' },
    ],
  })
})

test('never shows what only the server knows', async () => {
  const { body } = await ask('GET /fields')
  expect(JSON.stringify(body)).not.toMatch(/pixKey|ownerId|password|status/)
})

test.each([
  ['?city=manaus', ['areia']],
  ['?city=S%C3%A3o%20Paulo', ['society', 'futsal']],
  ['?city=sao%20paulo&district=BELA%20VISTA', ['society', 'futsal']],
  ['?sport=handball', ['futsal']],
  ['?area=-24,-47,-23,-46', ['society', 'futsal']],
  ['?area=-3.2,-60.1,-3,-59.9', ['areia']],
  ['?surface=sand', ['areia']],
  ['?indoor=true', ['futsal']],
  ['?indoor=false', ['society', 'areia']],
  ['?amenities=parking,bar', ['society', 'futsal']],
  ['?amenities=parking,shower', []],
  // Half an hour of the sand costs less, but its shortest booking is longer.
  ['?maxPriceCents=8000', ['futsal']],
  ['?maxPriceCents=12000', ['society', 'areia', 'futsal']],
  ['?minPriceCents=8000&maxPriceCents=9000', ['futsal']],
  ['?q=ginasio', ['futsal']],
  ['?q=S%C3%83O%20paulista', ['society', 'futsal']],
  ['?q=beach%20tennis', ['areia']],
  ['?q=adrianopolis', ['areia']],
  ['?sort=price', ['futsal', 'society', 'areia']],
  ['?sort=-price', ['areia', 'society', 'futsal']],
  ['?sort=rating', ['society', 'areia', 'futsal']],
  ['?sort=distance&near=-3.1,-60.0', ['areia', 'society', 'futsal']],
  ['?unknown=1&city=', ['society', 'areia', 'futsal']],
])('finds by %s', async (query, expected) => {
  expect((await search(query)).ids).toEqual(expected)
})

test('says how far a field is from the place that was asked for, and nothing without one (H1)', async () => {
  const { cards } = await search('?near=-23.55,-46.64&sort=price')
  expect(cards.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([
    ['futsal', 2],
    ['society', 2],
    ['areia', 2690.9],
  ])
  expect((await search()).cards.every(({ distanceKm }) => distanceKm === undefined)).toBe(true)
})

test('offers only times of the wished day and hour, on the company’s clock', async () => {
  const { ids, cards } = await search('?date=2026-11-22&time=20:30')
  expect(ids).toEqual(['society', 'areia', 'futsal'])
  expect(cards.find((card) => card.id === 'society')?.nextFree).toEqual([
    {
      day: '2026-11-22',
      start: '2026-11-22T23:00:00.000Z',
      end: '2026-11-23T00:00:00.000Z',
      priceCents: 15_000,
    },
  ])
  expect(cards.find((card) => card.id === 'areia')?.nextFree.map((offer) => offer.start)).toEqual([
    '2026-11-23T00:00:00.000Z',
    '2026-11-23T00:30:00.000Z',
  ])
})

test('leaves out a field that is taken at the wished time, until the booking is gone', async () => {
  const at = '?date=2026-11-21&time=20:00&city=sao%20paulo'
  expect((await search(at)).ids).toEqual(['futsal'])
  await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
  expect((await search(at)).ids).toEqual(['society', 'futsal'])
})

test('rounds the wished length up to whole slots, and leaves out fields that are not let so long', async () => {
  const { ids, cards } = await search('?minutes=90&date=2026-11-22')
  expect(ids).toEqual(['society', 'areia', 'futsal'])
  const length = (id: string) => {
    const offer = cards.find((card) => card.id === id)?.nextFree[0]
    return offer && (Date.parse(offer.end) - Date.parse(offer.start)) / 60_000
  }
  expect([length('society'), length('areia')]).toEqual([120, 90])
  expect((await search('?minutes=240')).ids).toEqual([])
})

test('does not offer a time that costs more than asked for', async () => {
  const { ids } = await search('?date=2026-11-22&time=20:00&maxPriceCents=12000')
  expect(ids).toEqual(['areia', 'futsal'])
})

test('does not offer a time that costs more in all, however little each hour of it does', async () => {
  const evening = '?date=2026-11-22&time=17:00&minutes=120&sport=society'
  expect((await search(`${evening}&maxPriceCents=25000`)).ids).toEqual(['society'])
  expect((await search(`${evening}&maxPriceCents=24000`)).ids).toEqual([])
})

test('says of an empty result which filters are in the way', async () => {
  const { ids, meta } = await search('?sport=society&indoor=true&maxPriceCents=20000')
  expect(ids).toEqual([])
  expect(meta.loosen).toEqual([
    { filter: 'sport', total: 1 },
    { filter: 'indoor', total: 1 },
  ])
})

test('says that a part of the map is in the way (H1)', async () => {
  const { meta } = await search('?area=-3.2,-60.1,-3,-59.9&sport=society')
  expect(meta.loosen).toEqual([
    { filter: 'sport', total: 1 },
    { filter: 'area', total: 1 },
  ])
})

test('pages', async () => {
  expect((await search('?perPage=2')).ids).toEqual(['society', 'areia'])
  const second = await search('?perPage=2&page=2')
  expect(second.ids).toEqual(['futsal'])
  expect(second.meta).toMatchObject({ page: 2, perPage: 2, total: 3 })
  expect(await search('?page=9')).toMatchObject({ ids: [], meta: { total: 3, loosen: [] } })
})

test.each([
  ['?page=0', 'page'],
  ['?perPage=101', 'perPage'],
  ['?sport=curling', 'sport'],
  ['?date=22/11/2026', 'date'],
  ['?time=25:00', 'time'],
  ['?minutes=abc', 'minutes'],
  ['?amenities=pool', 'amenities.0'],
  ['?sort=distance', 'near'],
  ['?near=here', 'near'],
  ['?area=here', 'area'],
  ['?area=-3,-38,-4,-37', 'area'],
  ['?near=95,0', 'near'],
])('refuses %s at its parameter', async (query, at) => {
  const { status, body } = await ask(`GET /fields${query}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([at])
  expect(body.message).not.toMatch(/invalid|expected/i)
})

test('a new day begins for the search at midnight, not half a minute before', async () => {
  const at = (instant: string) => ask('POST /__mock/clock', { body: { clock: { at: instant } } })
  await at('2026-11-21T02:59:40.000Z')
  expect((await search('?date=2026-12-21')).ids).toEqual([])
  await at('2026-11-21T03:00:00.000Z')
  expect((await search('?date=2026-12-21')).ids).toEqual(['society', 'futsal'])
})

test('shows the lowest price, which is that of its cheapest offer', async () => {
  const { cards } = await search('?sport=beach-tennis')
  const [sand] = cards
  expect(sand).toMatchObject({ id: 'areia', fromPriceCents: 12_000, fromMinutes: 60 })
  expect(sand?.nextFree.map(({ priceCents }) => priceCents)).toEqual([12_000, 12_000, 12_000])
})

test('offers the nearest hours that have some before any hour', async () => {
  const { meta } = await search('?date=2026-11-22&time=05:00&sport=society')
  expect(meta.loosen.filter(({ filter }) => filter === 'time')).toEqual([
    { filter: 'time', value: '08:00', total: 1 },
    { filter: 'time', value: '09:00', total: 1 },
    { filter: 'time', total: 1 },
  ])
  for (const { value, total } of meta.loosen.filter((entry) => entry.value !== undefined))
    expect((await search(`?date=2026-11-22&time=${value}&sport=society`)).ids).toHaveLength(total)
})
