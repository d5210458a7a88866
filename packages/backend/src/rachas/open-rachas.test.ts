import { openMetaSchema } from '@campo-livre/domain/rachas/open-search.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask } = backend
const opening = { to: 'anyone' as const, skillFrom: 2, skillTo: 3 }
const open = { visibility: 'public' as const, opening, participants: [] }

async function search(query = '') {
  const { body } = await ask(`GET /open-rachas${query}`, { as: 'bia' })
  const data = body.data as OpenRacha[]
  return { ids: data.map(({ id }) => id), data, meta: openMetaSchema.parse(body.meta) }
}

/** Two games of others: one at the arena in São Paulo, one at any place before it. */
beforeEach(async () => {
  const { db } = backend.server
  await db.rachas.update('racha', open)
  const start = '2026-11-20T22:00:00.000Z'
  await db.rachas.insert(tinyRacha({ ...open, id: 'elsewhere', code: 'RCH-ELSE', bookingId: null, start }))
  for (const { id } of db.bookings.by('athleteId', 'bia')) await db.bookings.update(id, { athleteId: null })
})

describe('the city of somebody who looks for open places (N5)', () => {
  it('is not known of somebody who has chosen none and never booked', async () => {
    const { ids, meta } = await search()
    expect(meta).toMatchObject({ city: null, chosen: false })
    expect(ids).toEqual(['elsewhere', 'racha'])
  })

  it('is that of the last booking until one is chosen, and comes first', async () => {
    await backend.server.db.bookings.update('paid', { athleteId: 'bia' })
    const guessed = await search()
    expect(guessed.meta).toMatchObject({ city: 'São Paulo', chosen: false })
    expect(guessed.ids).toEqual(['racha', 'elsewhere'])
    const { status, body } = await ask('PUT /me/city', { as: 'bia', body: { city: ' Recife ' } })
    expect([status, body.data]).toMatchObject([200, { city: 'Recife' }])
    const chosen = await search()
    expect(chosen.meta).toMatchObject({ city: 'Recife', chosen: true })
    expect(chosen.ids).toEqual(['elsewhere', 'racha'])
  })

  it('can be taken back, and is an athlete’s alone', async () => {
    await ask('PUT /me/city', { as: 'bia', body: { city: 'Recife' } })
    await ask('PUT /me/city', { as: 'bia', body: { city: null } })
    expect((await search()).meta).toMatchObject({ city: null, chosen: false })
    expect((await ask('PUT /me/city', { as: 'bia', body: { city: 'X' } })).status).toBe(422)
    expect((await ask('PUT /me/city', { as: 'dono', body: { city: 'Recife' } })).status).toBe(403)
  })
})

it('lists no game whose ages leave the reader out, where their birth is known (N2)', async () => {
  const { db } = backend.server
  await db.rachas.update('racha', { minAge: 40 })
  await db.rachas.update('elsewhere', { maxAge: 17 })
  expect((await search()).data).toMatchObject([{ id: 'racha', minAge: 40, maxAge: null }])
  await db.users.update('bia', { birthDate: '1995-03-08' })
  expect((await search()).ids).toEqual([])
  await db.users.update('bia', { birthDate: '1986-11-21' })
  expect((await search()).ids).toEqual(['racha'])
})

it('says of an empty result which filter hides how many (N5)', async () => {
  const { ids, meta } = await search('?city=S%C3%A3o%20Paulo&skill=5')
  expect(ids).toEqual([])
  expect(meta.loosen).toEqual([{ filter: 'skill', total: 1 }])
  expect((await search('?city=S%C3%A3o%20Paulo')).meta.loosen).toEqual([])
  expect((await search('?city=S%C3%A3o%20Paulo')).data).toMatchObject([{ id: 'racha', city: 'São Paulo' }])
})
