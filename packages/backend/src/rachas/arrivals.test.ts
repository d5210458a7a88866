import type { ArrivalCode, LinkedArrival } from '@campo-livre/domain/rachas/arrival.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const link = '/racha-links/link-of-racha/arrivals'
const there = () =>
  backend.server.db.rachas
    .find('racha')
    ?.participants.filter(({ arrivedAt }) => arrivedAt !== null)
    .map(({ name }) => name)
const waitUntil = (instant: string) => {
  const { clock } = backend.server.db
  clock.advance((Date.parse(instant) - Date.parse(clock.now())) / 60_000)
}
const shown = async () =>
  (await ask('GET /rachas/racha/arrival-code', { as: 'ana' })).body.data as ArrivalCode
const read = async (code: string, given: { as?: string } = {}) =>
  (await ask(`GET ${link}?code=${code}`, given)).body.data as LinkedArrival
let ids = 0
const arrive = (code: string, name: string | null, given: { as?: string } = {}) => {
  const body = { id: `a-${(ids += 1)}`, key: 'device-of-a-guest', code, name }
  return ask(`POST ${link}`, { ...given, body })
}
const QUARTER_PAST_SEVEN = '2026-11-21T22:15:00.000Z'

describe('the code at the field (N2)', () => {
  it('is the organiser’s, in the hours of the game alone', async () => {
    expect(await shown()).toEqual({ code: null, until: '2026-11-21T21:00:00.000Z' })
    expect((await ask('GET /rachas/racha/arrival-code', { as: 'bia' })).status).toBe(404)
    waitUntil(QUARTER_PAST_SEVEN)
    expect(await shown()).toMatchObject({ until: '2026-11-21T22:20:00.000Z' })
    expect((await ask('GET /rachas/racha/arrival-code', { as: 'bia' })).status).toBe(404)
  })

  it('notes who reads it, in order, and shows first names of guests alone', async () => {
    const { rachas } = backend.server.db
    const { participants = [] } = rachas.find('racha') ?? {}
    await rachas.update('racha', {
      participants: participants.map((each) => ({ ...each, status: 'confirmed' })),
    })
    waitUntil(QUARTER_PAST_SEVEN)
    const { code } = await shown()
    if (code === null) throw new Error('no code is shown')
    expect(await read(code)).toEqual({ refusal: null, me: null, choices: ['Caio'] })
    expect(await read(code, { as: 'bia' })).toMatchObject({ me: { name: 'Bia', turn: null, expected: true } })
    expect((await arrive(code, null, { as: 'bia' })).body.data).toMatchObject({
      me: { name: 'Bia', turn: 1 },
    })
    expect((await arrive(code, 'Caio')).body.data).toMatchObject({
      me: { name: 'Caio', turn: 2 },
      choices: [],
    })
    expect((await arrive(code, 'Ana')).body.data).toMatchObject({ me: { name: 'Caio', turn: 2 } })
    expect(there()).toEqual(['Bia Souza', 'Caio'])
  })

  it('counts no longer some minutes later, and then tells nobody’s name', async () => {
    const { rachas } = backend.server.db
    const { participants = [] } = rachas.find('racha') ?? {}
    await rachas.update('racha', {
      participants: participants.map((each) => ({ ...each, status: 'confirmed' })),
    })
    waitUntil(QUARTER_PAST_SEVEN)
    const { code } = await shown()
    waitUntil('2026-11-21T22:25:00.000Z')
    expect(await read(code ?? '')).toMatchObject({
      refusal: expect.stringContaining('já trocou'),
      choices: [],
    })
    expect((await arrive(code ?? '', 'Caio')).status).toBe(409)
    expect(there()).toEqual([])
  })
})
