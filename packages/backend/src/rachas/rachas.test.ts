import { rachaDetailSchema } from '@campo-livre/domain/rachas/racha.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask } = backend
const ids = async (as: string, query = '') =>
  (await ask(`GET /rachas${query}`, { as })).body.data as { id: string }[]

test('lists what one organises or takes part in, with what is one’s own in it (H7)', async () => {
  expect(await ids('ana')).toMatchObject([
    {
      id: 'racha',
      mine: true,
      myStatus: 'confirmed',
      status: 'open',
      confirmed: 2,
      freePlaces: 1,
      organizerName: 'Ana Lima',
    },
  ])
  expect(await ids('bia')).toMatchObject([{ id: 'racha', mine: false, myStatus: 'confirmed' }])
  await backend.server.db.rachas.update('racha', { participants: [] })
  expect(await ids('ana')).toMatchObject([{ mine: true, myStatus: null }])
  expect(await ids('bia')).toEqual([])
})

test('puts the next one first and what is over last, latest first', async () => {
  const at = (id: string, day: string) => {
    const [start, end] = [`${day}T22:00:00.000Z`, `${day}T23:00:00.000Z`]
    return backend.server.db.rachas.insert(tinyRacha({ id, code: id, start, end }))
  }
  await at('old', '2026-11-01')
  await at('later', '2026-12-01')
  await at('recent', '2026-11-18')
  expect((await ids('ana')).map(({ id }) => id)).toEqual(['racha', 'later', 'recent', 'old'])
})

test('shows one with everyone in it, and nobody’s account', async () => {
  const { body } = await ask('GET /rachas/racha', { as: 'bia' })
  const racha = rachaDetailSchema.parse(body.data)
  expect(racha.participants.map(({ name, me }) => [name, me])).toEqual([
    ['Ana Lima', false],
    ['Bia Souza', true],
    ['Caio', false],
  ])
  expect(JSON.stringify(racha.participants)).not.toContain('userId')
})

test('tells the level of others to the organiser alone, wherever a racha is read (N3)', async () => {
  const { db } = backend.server
  await db.rachas.update('racha', {
    visibility: 'public',
    opening: { to: 'anyone', skillFrom: 1, skillTo: 5 },
  })
  const skills = (body: { data?: unknown }) => JSON.stringify(body.data).match(/"skill":\d/g)?.length ?? 0
  const reads = async (as: string | null, path: string) =>
    skills((await ask(`GET ${path}`, as === null ? {} : { as })).body)
  expect(await reads('ana', '/rachas/racha')).toBe(3)
  expect(await reads('bia', '/rachas/racha')).toBe(1)
  for (const path of ['/rachas', '/rachas/racha/stats', '/athlete-card', '/open-rachas'])
    expect([path, await reads('bia', path)]).toEqual([path, 0])
  expect(await reads(null, '/racha-links/link-of-racha')).toBe(0)
})

test('is 404 for those whom it does not concern', async () => {
  await backend.server.db.rachas.update('racha', { participants: [] })
  expect((await ask('GET /rachas/racha', { as: 'bia' })).status).toBe(404)
  expect((await ask('GET /rachas/nenhum', { as: 'ana' })).status).toBe(404)
})

test('lists the people of one’s other rachas, each once, without those of this roster (N4)', async () => {
  const again = tinyRacha().participants.map((each) => ({ ...each, id: `${each.id}-1` }))
  const [caio] = again.slice(-1)
  if (!caio) throw new Error('nobody on the roster')
  const dora = { ...caio, id: 'dora-1', name: 'Dora' }
  await backend.server.db.rachas.insert(tinyRacha({ id: 'old', participants: [...again, dora] }))
  await backend.server.db.rachas.insert(
    tinyRacha({
      id: 'older',
      start: '2026-11-01T22:00:00.000Z',
      participants: [{ ...dora, id: 'dora-0', name: 'DORA' }],
    }),
  )
  await backend.server.db.rachas.insert(
    tinyRacha({ id: 'theirs', organizerId: 'bia', participants: [{ ...dora, id: 'edu', name: 'Edu' }] }),
  )
  const { body } = await ask('GET /rachas/racha/earlier-players', { as: 'ana' })
  expect(body.data).toEqual([{ id: 'dora-1', name: 'Dora' }])
  expect((await ask('GET /rachas/racha/earlier-players', { as: 'bia' })).status).toBe(404)
})

test('tells the arena and the athlete of a booking that it is a racha, and how many come (H2, H7)', async () => {
  const racha = { id: 'racha', confirmed: 2, maxPlayers: 3 }
  expect((await ask('GET /company/bookings/paid', { as: 'dono' })).body.data).toMatchObject({ racha })
  expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).toMatchObject({ racha })
  await backend.server.db.rachas.update('racha', { cancelledAt: '2026-11-20T12:00:00.000Z' })
  expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).not.toHaveProperty('racha')
})
