import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { carryOutRacha } from './apply-racha-command.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const SAO_PAULO = { latitude: -23.55, longitude: -46.63 }
const opening = { to: 'anyone', skillFrom: 2, skillTo: 4 }
let commands = 0
const give = (command: object, as = 'ana') =>
  ask('POST /rachas/commands', {
    as,
    body: { id: `near-${(commands += 1)}`, rachaId: 'racha', ...command },
  })
const openPlaces = (changes: object = {}) =>
  give({ type: 'open_places', opening: { ...opening, ...changes } })
const want = (alerts: object | null, as = 'bia') => ask('PUT /me/open-alerts', { as, body: { alerts } })
const told = () =>
  db()
    .notifications.by('userId', 'bia')
    .filter(({ message }) => message.startsWith('Abriu vaga'))
const found = async (query = '') => {
  const { body, status } = await ask(`GET /open-rachas${query}`, { as: 'bia' })
  return {
    status,
    rows: body.data as OpenRacha[],
    meta: body.meta as { hasLevel: boolean; loosen: object[] },
  }
}

beforeEach(async () => {
  await db().rachas.update('racha', { participants: [] })
  await db().users.update('bia', {
    birthDate: '1986-11-21',
    city: 'São Paulo',
    sports: [{ sport: 'society', skill: 3 }],
  })
})

describe('open places by distance and level (N5)', () => {
  it('are opened to a distance, which the game needs a place for', async () => {
    expect((await openPlaces({ withinKm: 7 })).status).toBe(422)
    expect((await openPlaces({ withinKm: 10 })).status).toBe(200)
    expect((await found()).rows).toMatchObject([{ id: 'racha', opening: { withinKm: 10 }, mySkill: 3 }])
    await db().users.update('bia', { city: 'Recife' })
    expect((await found()).rows).toEqual([])
    expect((await found(`?near=${SAO_PAULO.latitude},${SAO_PAULO.longitude}`)).rows).toHaveLength(1)
    expect((await found('?near=-22.9,-43.2')).rows).toEqual([])
    await db().rachas.update('racha', { bookingId: null, opening: null, visibility: 'link' })
    expect((await openPlaces({ withinKm: 10 })).status).toBe(422)
  })

  it('are looked for by distance from a place, and by one’s own level', async () => {
    await openPlaces()
    const here = `near=${SAO_PAULO.latitude},${SAO_PAULO.longitude}`
    const [near] = (await found(`?${here}`)).rows
    expect(near?.distanceKm).toBeLessThan(20)
    expect((await found(`?${here}&withinKm=20`)).rows).toHaveLength(1)
    expect(await found('?near=-22.9,-43.2&withinKm=20')).toMatchObject({
      rows: [],
      meta: { loosen: [{ filter: 'withinKm', total: 1 }] },
    })
    expect((await found('?withinKm=20')).status).toBe(422)
    expect((await found('?mine=true')).rows).toHaveLength(1)
    await db().users.update('bia', { sports: [{ sport: 'society', skill: 5 }] })
    expect(await found('?mine=true')).toMatchObject({
      rows: [],
      meta: { hasLevel: true, loosen: [{ filter: 'mine', total: 1 }] },
    })
  })
})

describe('the notice of an open place (N5)', () => {
  it('comes to who asked for it, with the opening, once', async () => {
    await openPlaces()
    expect(told()).toEqual([])
    await give({ type: 'open_places', opening: null })
    expect((await want({ around: null, mine: true })).status).toBe(200)
    const body = { id: 'the-opening', rachaId: 'racha', type: 'open_places', opening }
    await ask('POST /rachas/commands', { as: 'ana', body })
    await db().users.update('bia', { openToldOn: '2026-11-19' })
    await ask('POST /rachas/commands', { as: 'ana', body })
    expect(told()).toHaveLength(1)
    expect(told()[0]?.message).not.toMatch(/Ana/)
  })

  it('comes once a day, also where it is turned off and on again', async () => {
    await want({ around: null, mine: false })
    await openPlaces()
    await give({ type: 'open_places', opening: null })
    await want(null)
    await want({ around: { ...SAO_PAULO, withinKm: 20 }, mine: false })
    await openPlaces()
    expect(told()).toHaveLength(1)
    await give({ type: 'open_places', opening: null })
    await db().users.update('bia', { openToldOn: '2026-11-19' })
    await openPlaces()
    expect(told()).toHaveLength(2)
  })

  it('comes where a command is the first to find that a racha has opened by itself', async () => {
    await want({ around: null, mine: false })
    await db().rachas.update('racha', { quorum: 3, regularsUntilHours: 12, withoutQuorum: 'open' })
    const racha = db().rachas.find('racha')
    const now = new Date(Date.parse(racha?.start ?? '') - 12 * 3_600_000).toISOString()
    const user = db().users.find('ana') ?? null
    expect(racha?.opening).toBeNull()
    await carryOutRacha(
      db(),
      { now, user },
      {
        id: 'first',
        rachaId: 'racha',
        type: 'answer',
        participantId: null,
        answer: 'going',
        goalkeeper: false,
        skill: 3,
      },
    )
    expect(db().rachas.find('racha')?.opening).not.toBeNull()
    expect(told()).toHaveLength(1)
  })

  it('does not come for a full game, and says so where a goalkeeper alone is missing', async () => {
    await want({ around: null, mine: false })
    const [person] = tinyRacha().participants
    if (!person) throw new Error('nobody is in it')
    const confirmed = (id: string) => ({ ...person, id, userId: null, status: 'confirmed' as const })
    const full = { maxPlayers: 2, goalkeeperPlaces: 0, participants: [confirmed('a'), confirmed('b')] }
    await db().rachas.update('racha', full)
    expect((await openPlaces()).status).toBe(200)
    expect(told()).toEqual([])
    await db().rachas.update('racha', { ...full, opening: null, maxPlayers: 3, goalkeeperPlaces: 1 })
    await openPlaces()
    expect(told()[0]?.message).toMatch(/^Abriu vaga no gol perto de você: /)
  })

  it('leads to the game, wherever its reader has said that they play', async () => {
    const around = { ...SAO_PAULO, withinKm: 20 }
    await want({ around, mine: false })
    await db().users.update('bia', { city: 'Recife' })
    await openPlaces({ withinKm: 20 })
    expect(told()).toHaveLength(1)
    expect((await found()).rows).toMatchObject([{ id: 'racha' }])
  })

  it('comes as well when a racha that is too few opens by itself', async () => {
    await want({ around: null, mine: false })
    await db().rachas.update('racha', {
      quorum: 3,
      regularsUntilHours: 12,
      withoutQuorum: 'open',
      minAge: null,
      maxAge: null,
    })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 60 } })
    await ask('GET /me', { as: 'bia' })
    expect(told()).toEqual([])
    await ask('POST /__mock/clock', { body: { advanceMinutes: 24 * 60 } })
    await ask('GET /me', { as: 'bia' })
    expect(db().rachas.find('racha')?.opening).not.toBeNull()
    expect(told()).toHaveLength(1)
  })

  it('comes neither to nor from somebody under 18, nor to who has muted it', async () => {
    await want({ around: null, mine: false })
    await db().users.update('bia', { birthDate: '2010-01-01' })
    await openPlaces()
    expect(told()).toEqual([])
    expect((await want({ around: null, mine: false })).status).toBe(409)
    expect((await want(null)).status).toBe(200)
    await db().users.update('bia', { birthDate: null })
    expect((await want({ around: null, mine: false })).status).toBe(409)
    await db().users.update('bia', { birthDate: '1986-11-21' })
    await want({ around: null, mine: false })
    await give({ type: 'open_places', opening: null })
    await db().users.update('ana', { birthDate: '2010-01-01' })
    expect((await openPlaces()).status).toBe(403)
    await db().users.update('ana', { birthDate: null })
    await db().users.update('bia', { muted: ['nearby'] })
    await openPlaces()
    expect(told()).toEqual([])
  })

  it('asks for a city, or a place', async () => {
    await db().users.update('bia', { city: null })
    expect((await want({ around: null, mine: true })).status).toBe(409)
    expect((await want({ around: { ...SAO_PAULO, withinKm: 5 }, mine: true })).status).toBe(200)
    expect((await want({ around: null, mine: true }, 'dono')).status).toBe(403)
    const { data } = (await ask('GET /me/export', { as: 'bia' })).body as { data: { account: object } }
    expect(data.account).toMatchObject({ openAlerts: { around: { withinKm: 5 } } })
  })
})
