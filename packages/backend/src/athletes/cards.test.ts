import { emptyCard, type OwnCard } from '@campo-livre/domain/athletes/own-card.ts'
import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const backend = testBackend()
const { ask } = backend
const users = () => backend.server.db.users
const { handle: _handle, ...nothing } = emptyCard

/** Gives an athlete a card with an address, and returns that. */
async function cardOf(
  card: Partial<OwnCard>,
  { id = 'ana', birthDate = '1994-07-12' } = {},
): Promise<string> {
  const handle = card.handle ?? `cartao${id}`
  await users().update(id, {
    birthDate,
    city: 'Fortaleza',
    sports: [{ sport: 'society', skill: 4 }],
    card: { ...emptyCard, foot: 'left', positions: ['forward'], ...card, handle },
  })
  return handle
}
const seen = async (handle: string, as?: string) => {
  const answer = await ask(`GET /athletes/${handle}`, as === undefined ? {} : { as })
  return { status: answer.status, data: answer.body.data as SeenCard | undefined }
}
const open: OwnCard['seenBy'] = { ...emptyCard.seenBy, foot: 'public', positions: 'rachas' }
const listed = async (as = 'bia', query = '') => {
  const answer = await ask(`GET /athletes${query}`, { as })
  return {
    status: answer.status,
    names: (answer.body.data as SeenCard[]).map(({ name }) => name),
    body: answer.body,
  }
}
/** Puts both in a racha that is over. */
async function playTogether(): Promise<void> {
  const { db } = backend.server
  const [racha] = db.rachas.by('userId', 'ana')
  if (!racha) throw new Error('ana is in no racha')
  const [one] = racha.participants
  if (!one) throw new Error('nobody is in it')
  const now = db.clock.now()
  const ended = { start: new Date(Date.parse(now) - 7_200_000).toISOString(), end: now, cancelledAt: null }
  const player = (userId: string) => ({ ...one, id: `p-${userId}`, userId, status: 'confirmed' as const })
  await db.rachas.update(racha.id, { ...ended, participants: [player('ana'), player('bia')] })
}

describe('the card at its address (H11)', () => {
  it('shows anybody what is for everybody, and those of one’s rachas a part more', async () => {
    const handle = await cardOf({ seenBy: open })
    expect(await seen(handle)).toMatchObject({
      status: 200,
      data: { name: 'Ana L.', foot: 'left', positions: null },
    })
    expect((await seen(handle, 'bia')).data).toMatchObject({ foot: 'left', positions: null })
    await playTogether()
    expect((await seen(handle, 'bia')).data).toMatchObject({ foot: 'left', positions: ['forward'] })
    expect((await seen(handle, 'ana')).data).toMatchObject({ positions: ['forward'] })
    expect((await seen(handle)).data?.positions).toBeNull()
    expect(JSON.stringify(await seen(handle, 'bia'))).not.toMatch(/Lima|@|"id"|cartaoana/)
  })

  it('is not there for who sees no part of it', async () => {
    const handle = await cardOf({ seenBy: { ...emptyCard.seenBy, foot: 'rachas' } })
    expect((await seen(handle)).status).toBe(404)
    expect((await seen(handle, 'bia')).status).toBe(404)
    await playTogether()
    expect((await seen(handle, 'bia')).status).toBe(200)
  })

  it('ends at once: when it is turned off, made anew, or its athlete turns out to be under 18', async () => {
    const first = await cardOf({ seenBy: open })
    const { data } = (await ask('POST /me/card/address', { as: 'ana' })).body as { data: { card: OwnCard } }
    const second = data.card.handle ?? ''
    expect(second).toMatch(/^[a-z2-9]{12}$/)
    expect([(await seen(first)).status, (await seen(second)).status]).toEqual([404, 200])
    await users().update('ana', { birthDate: '2010-01-01' })
    expect((await seen(second)).status).toBe(404)
    expect((await ask('POST /me/card/address', { as: 'ana' })).status).toBe(409)
    await users().update('ana', { birthDate: null })
    expect((await seen(second)).status).toBe(200)
    await ask('DELETE /me/card/address', { as: 'ana' })
    expect((await seen(second)).status).toBe(404)
  })

  it('stays closed where a page that is older changes something else', async () => {
    const handle = await cardOf({ seenBy: { ...open, height: 'public' } })
    const close = { seenBy: { foot: 'me' } }
    expect((await ask('PUT /me/card', { as: 'ana', body: close })).status).toBe(200)
    expect((await ask('PUT /me/card', { as: 'ana', body: { heightCm: 171 } })).status).toBe(200)
    expect((await seen(handle)).data).toMatchObject({ foot: null, heightCm: 171 })
  })

  it('is an athlete’s, and comes with their data', async () => {
    const body = { ...nothing, name: 'Aninha', heightCm: 171 }
    expect((await ask('PUT /me/card', { as: 'dono', body })).status).toBe(403)
    expect((await ask('PUT /me/card', { as: 'ana', body: { ...body, heightCm: 20 } })).status).toBe(422)
    expect((await ask('PUT /me/card', { as: 'ana', body })).status).toBe(200)
    expect(JSON.stringify((await ask('GET /me/export', { as: 'ana' })).body)).toContain('Aninha')
  })
})

describe('the directory (H11)', () => {
  beforeEach(() => users().update('bia', { birthDate: '1986-11-21' }))

  it('has adults who want it and show everybody something, by what everybody sees', async () => {
    await cardOf({ seenBy: open, listed: true })
    await cardOf({ seenBy: { ...open, skills: 'public' }, listed: true, name: 'Bia da praia' }, { id: 'bia' })
    const all = await listed()
    expect(all.names).toEqual(['Ana L.', 'Bia da praia'])
    expect(all.body.meta).toMatchObject({ total: 2, cities: ['Fortaleza'], closed: null })
    expect((await listed('bia', '?sport=society&skill=4')).names).toEqual(['Bia da praia'])
    expect((await listed('bia', '?position=forward')).names).toEqual([])
    expect((await listed('bia', '?city=fortaleza&page=2&perPage=1')).names).toEqual(['Bia da praia'])
    expect((await ask('GET /athletes')).status).toBe(401)
    expect((await ask('GET /athletes', { as: 'dono' })).status).toBe(403)
  })

  it('has nobody under 18, of no known age, or who is open to nobody; and shows nobody to who is not known to be 18', async () => {
    await cardOf({ seenBy: open, listed: true })
    for (const change of [{ birthDate: '2010-01-01' }, { birthDate: null }, { blocked: true }]) {
      await cardOf({ seenBy: open, listed: true })
      await users().update('ana', change)
      expect((await listed()).names).toEqual([])
      await users().update('ana', { blocked: false })
    }
    await cardOf({ seenBy: { ...emptyCard.seenBy, foot: 'rachas' }, listed: true })
    expect((await listed()).names).toEqual([])
    await cardOf({ seenBy: open, listed: true })
    await users().update('bia', { birthDate: '2010-01-01' })
    expect(await listed()).toMatchObject({ names: [], body: { meta: { closed: 'under_age' } } })
    await users().update('bia', { birthDate: null })
    expect(await listed()).toMatchObject({ names: [], body: { meta: { closed: 'age_unknown' } } })
    await users().update('bia', { birthDate: '1986-11-21' })
    expect((await listed()).names).toEqual(['Ana L.'])
  })
})
