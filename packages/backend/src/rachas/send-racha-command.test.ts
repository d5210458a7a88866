import type { RachaCommand } from '@campo-livre/domain/rachas/command.ts'
import type { LinkedRacha, RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask } = backend
let ids = 0
const newId = () => `cmd-${(ids += 1)}`
const racha = () => backend.server.db.rachas.find('racha')
const waitUntil = (instant: string) => {
  const { clock } = backend.server.db
  clock.advance((Date.parse(instant) - Date.parse(clock.now())) / 60_000)
}

type Given = { type: RachaCommand['type'] } & Record<string, unknown>
const send = (as: string, command: Given) =>
  ask('POST /rachas/commands', { as, body: { id: newId(), rachaId: 'racha', ...command } })
const answers = (as: string, answer: string, rest: object = {}) =>
  send(as, { type: 'answer', participantId: null, answer, ...rest })
const noticesOf = (userId: string) =>
  backend.server.db.notifications
    .by('userId', userId)
    .filter(({ actionUrl }) => actionUrl?.startsWith('/atleta/rachas/'))
    .map(({ message }) => message)

const link = () => `/racha-links/${racha()?.linkToken ?? ''}`
const guest = (name: string, answer = 'going', key = `device-of-${name}-12345`) =>
  ask(`POST ${link()}/answers`, { body: { id: newId(), key, name, goalkeeper: false, answer } })

const facts = {
  sport: 'society',
  bookingId: null,
  place: 'Quadra da praça',
  timeZone: 'America/Sao_Paulo',
  start: '2026-11-26T22:00:00.000Z',
  end: '2026-11-26T23:30:00.000Z',
  maxPlayers: 14,
  goalkeeperPlaces: 2,
  pricePerHeadCents: 2000,
  minAge: null,
  maxAge: null,
  weekly: true,
  regularsUntilHours: 24,
  freeOutHours: 12,
  quorum: 10,
  withoutQuorum: 'open',
  priority: 'regulars_first',
}

describe('a command about a racha (H7)', () => {
  it('makes one for any place, once, and nobody else reads it', async () => {
    const create = { type: 'create', id: newId(), rachaId: 'new', facts, plays: true } as const
    const made = await send('ana', create)
    expect(made.body.data).toMatchObject({ id: 'new', mine: true, myStatus: 'confirmed', weekly: true })
    expect(await send('ana', create)).toEqual(made)
    expect((await ask('GET /rachas/new', { as: 'bia' })).status).toBe(404)
    expect((await send('bia', { type: 'mute', rachaId: 'new', muted: true })).status).toBe(404)
  })

  it('is the organiser’s, and an athlete’s', async () => {
    const cancel = { type: 'cancel', scope: 'this', reason: 'Chuva' } as const
    expect((await send('bia', cancel)).status).toBe(403)
    expect((await send('dono', cancel)).status).toBe(403)
    expect((await send('ana', cancel)).body.data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Chuva',
    })
    expect(noticesOf('bia')).toEqual(['O racha de sáb, 21/11 às 20h foi cancelado: Chuva'])
  })

  it('of 30 people at once never gives more places than there are, and tells the organiser once (rule 9)', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Guest${index}`)
    await Promise.all(names.map((name) => guest(name)))
    const { participants = [], maxPlayers = 0 } = racha() ?? {}
    expect(participants.filter(({ status }) => status === 'confirmed')).toHaveLength(maxPlayers)
    expect(participants).toHaveLength(33)
    expect(noticesOf('ana')).toEqual(['30 mudanças no racha de sáb, 21/11 às 20h.'])
  })

  it('promotes the first who waits, for some time: read after it, the next has the place (N2)', async () => {
    await guest('Caio')
    await guest('Duda')
    await guest('Edu')
    await answers('bia', 'declined')
    const statuses = () => racha()?.participants.map(({ name, status }) => `${name} ${status}`)
    expect(statuses()?.slice(1)).toEqual([
      'Bia Souza declined',
      'Caio confirmed',
      'Duda offered',
      'Edu waiting',
    ])
    const offerUntil = racha()?.participants[3]?.offerUntil ?? ''
    waitUntil(offerUntil)
    const { data } = (await ask('GET /rachas/racha', { as: 'ana' })).body as { data: RachaDetail }
    expect(data.participants.slice(3).map(({ status }) => status)).toEqual(['invited', 'offered'])
  })

  it('of two organisers at once loses nothing of either', async () => {
    const change = (changed: object) => send('ana', { type: 'change', facts: changed })
    const person = {
      participantId: 'new',
      name: 'Edu',
      goalkeeper: false,
      kind: 'day',
      skill: 3,
      going: true,
    }
    await Promise.all([
      change({ pricePerHeadCents: 1500 }),
      change({ maxPlayers: 10 }),
      send('ana', { type: 'add', people: [{ ...person, sameAs: null }] }),
    ])
    expect(racha()).toMatchObject({ pricePerHeadCents: 1500, maxPlayers: 10 })
    expect(racha()?.participants.map(({ name }) => name)).toContain('Edu')
  })

  it('finds that the booking was cancelled, and tells its organiser to choose another place', async () => {
    await backend.server.db.bookings.update('paid', { status: 'cancelled' })
    expect((await ask('GET /rachas/racha', { as: 'bia' })).body.data).toMatchObject({ bookingId: null })
    expect(noticesOf('ana')).toEqual([
      'O racha de sáb, 21/11 às 20h ficou sem a reserva do campo. Escolha outro lugar ou cancele o racha.',
    ])
  })

  it('mutes the news of one’s racha, not its cancellation', async () => {
    await send('ana', { type: 'mute', muted: true })
    await answers('bia', 'declined')
    expect(noticesOf('ana')).toEqual([])
  })

  it('keeps a place of the day for whom it is opened, without a name in the list (N5)', async () => {
    await send('ana', { type: 'remove', participantId: 'r2' })
    await send('ana', { type: 'open_places', opening: { to: 'line', skillFrom: 1, skillTo: 3 } })
    const open = await ask('GET /open-rachas', { as: 'bia' })
    expect(open.body.data).toMatchObject([{ id: 'racha', freePlaces: 2, freeForGoalkeepers: 0 }])
    expect(JSON.stringify(open.body.data)).not.toContain('Ana')
    expect((await answers('bia', 'going', { skill: 5 })).status).toBe(409)
    expect((await answers('bia', 'going', { skill: 2 })).body.data).toMatchObject({ myStatus: 'confirmed' })
  })

  it('lists open places by position, level and nearness, and none of or for somebody under 18 (N5)', async () => {
    const { db } = backend.server
    const opening = { to: 'anyone' as const, skillFrom: 2, skillTo: 3 }
    const open = { visibility: 'public' as const, opening, participants: [] }
    await db.rachas.update('racha', open)
    const start = '2026-11-20T22:00:00.000Z'
    await db.rachas.insert(tinyRacha({ ...open, id: 'elsewhere', code: 'RCH-ELSE', bookingId: null, start }))
    await db.users.update('bia', { city: 'Manaus' })
    const openIds = async (query = '') =>
      ((await ask(`GET /open-rachas${query}`, { as: 'bia' })).body.data as { id: string }[]).map(
        ({ id }) => id,
      )
    expect(await openIds()).toEqual(['elsewhere', 'racha'])
    expect(await openIds('?near=-23.5,-46.6')).toEqual(['racha', 'elsewhere'])
    expect((await ask('GET /open-rachas?near=123,-46.6', { as: 'bia' })).status).toBe(422)
    expect(await openIds('?skill=4')).toEqual([])
    await db.rachas.update('racha', { opening: { ...opening, to: 'goalkeeper' } })
    expect(await openIds('?position=line')).toEqual(['elsewhere'])
    expect(await openIds('?position=goalkeeper&skill=2')).toEqual(['elsewhere', 'racha'])
    await db.users.update('ana', { birthDate: '2010-01-01' })
    expect(await openIds()).toEqual([])
    await db.users.update('ana', { birthDate: '1990-01-01' })
    await db.users.update('bia', { birthDate: '2010-01-01' })
    expect(await openIds()).toEqual([])
  })
})

describe('the link of a racha (N2)', () => {
  it('shows first names without an account, and nothing else of people', async () => {
    const { body } = await ask(`GET ${link()}`)
    const seen = body.data as LinkedRacha
    expect(seen.people.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'Caio'])
    const text = JSON.stringify(seen)
    for (const secret of ['Lima', 'Souza', 'ana', '+55', 'RCH-', 'racha"']) expect(text).not.toContain(secret)
  })

  it('takes the answer of a guest, whom their device knows again', async () => {
    expect((await guest('Caio')).body.data).toMatchObject({ me: { name: 'Caio', status: 'confirmed' } })
    expect((await ask(`GET ${link()}?key=device-of-Caio-12345`)).body.data).toMatchObject({
      me: { name: 'Caio' },
    })
    expect((await ask(`GET ${link()}?key=other`)).body.data).toMatchObject({ me: null })
    expect((await guest('Caio', 'declined', 'another-device-1234')).status).toBe(409)
    expect((await guest('qualquer', 'declined', 'device-of-Caio-12345')).body.data).toMatchObject({
      me: { name: 'Caio', status: 'declined' },
    })
  })

  it('is dead at once when it is renewed, for every week of it', async () => {
    const old = link()
    await backend.server.db.rachas.insert(
      tinyRacha({
        id: 'last',
        groupId: 'racha',
        start: '2026-11-14T23:00:00.000Z',
        end: '2026-11-15T00:00:00.000Z',
        linkToken: 'link-of-racha',
      }),
    )
    expect((await ask(`GET ${old}`)).status).toBe(200)
    await send('ana', { type: 'renew_link' })
    expect((await ask(`GET ${old}`)).status).toBe(404)
    expect((await ask(`GET ${link()}`)).status).toBe(200)
  })
})

it('a weekly racha makes its next one by itself, once, with its regulars invited', async () => {
  await backend.server.db.rachas.update('racha', { weekly: true })
  waitUntil('2026-11-22T00:00:00.000Z')
  const list = async () => (await ask('GET /rachas', { as: 'ana' })).body.data as { id: string }[]
  expect((await list()).map(({ id }) => id)).toEqual(['racha-2026-11-28', 'racha'])
  expect(await list()).toHaveLength(2)
  expect((await ask('GET /rachas/racha-2026-11-28', { as: 'bia' })).body.data).toMatchObject({
    start: '2026-11-28T23:00:00.000Z',
    myStatus: 'invited',
  })
  expect(noticesOf('bia')).toEqual(['Você foi chamado para o racha de sáb, 28/11 às 20h. Diga se vai.'])
})
