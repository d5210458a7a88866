import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { describe, expect, it } from 'vitest'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const booking = () => db().bookings.find('paid')
const offer = (as = 'ana') => ask('PUT /bookings/paid/link', { as })
const tokenOf = async () => ((await offer()).body.data as { token: string }).token
const see = (token: string, as?: string) => ask(`GET /booking-links/${token}`, as ? { as } : {})
const take = (token: string, as: string) => ask(`POST /booking-links/${token}/acceptances`, { as })

describe('a booking that is passed on (N5)', () => {
  it('is taken over by its link, with its payment, and its giver sees it no more', async () => {
    const before = booking()
    const token = await tokenOf()
    const { status, body } = await take(token, 'bia')
    expect([status, body.message]).toEqual([200, 'A reserva agora é sua.'])
    expect(booking()).toMatchObject({ athleteId: 'bia', payment: before?.payment, rules: before?.rules })
    expect((await ask('GET /bookings/paid', { as: 'ana' })).status).toBe(404)
    expect((await ask('GET /bookings/paid', { as: 'bia' })).status).toBe(200)
    const told = (id: string) =>
      db()
        .notifications.by('userId', id)
        .map(({ message }) => message)
    expect(told('ana')).toContainEqual(expect.stringMatching(/ ficou com a sua reserva: Campo 1, /))
    expect(told('bia')).toContainEqual(expect.stringMatching(/^A reserva agora é sua: Campo 1, /))
    expect(told('dono')).toContainEqual(expect.stringMatching(/^Ana Lima passou a reserva para /))
  })

  it('says to who has it now, by first name and initial, that its money goes back to who paid', async () => {
    const mine = async (as: string) => (await ask('GET /bookings/paid', { as })).body.data
    expect(await mine('ana')).not.toHaveProperty('moneyBackTo')
    await take(await tokenOf(), 'bia')
    expect(await mine('bia')).toMatchObject({ moneyBackTo: 'Ana L.' })
    const { body } = await ask('POST /bookings/paid/cancel', { as: 'bia', body: { reason: null } })
    expect(body.data).toMatchObject({ moneyBackTo: 'Ana L.' })
    expect(body.message).toMatch(/de volta para Ana L\. por Pix/)
    const last = (id: string) => db().notifications.by('userId', id).at(-1)?.message
    expect(last('bia')).toMatch(/^Sua reserva foi cancelada: .+\. R\$\s[\d,.]+ de volta para Ana L\. por Pix/)
    expect(last('ana')).toMatch(
      /^A reserva que você passou foi cancelada: .+ Você recebe R\$\s[\d,.]+ de volta/,
    )
  })

  it('tells whoever has the link no more than they need, and afterwards nothing but its state', async () => {
    const token = await tokenOf()
    const { body } = await see(token)
    expect(body.data).toMatchObject({
      state: 'open',
      giverName: 'Ana L.',
      mine: null,
      booking: { id: 'paid' },
    })
    expect(JSON.stringify(body.data)).not.toMatch(/Lima|RSV-|athleteId|customer/)
    await take(token, 'bia')
    expect((await see(token)).body.data).toMatchObject({ state: 'accepted', booking: null })
    expect((await see(token, 'bia')).body.data).toMatchObject({ mine: 'taken', booking: { id: 'paid' } })
    expect((await see('guessed')).status).toBe(404)
  })

  it('has one link while that is open, and none once it is withdrawn', async () => {
    const token = await tokenOf()
    expect(await tokenOf()).toBe(token)
    await ask('DELETE /bookings/paid/link', { as: 'ana' })
    expect((await ask('GET /bookings/paid/link', { as: 'ana' })).body.data).toBeNull()
    expect((await take(token, 'bia')).body).toMatchObject({
      code: 'conflict',
      message: 'Quem ia passar a reserva desistiu.',
    })
    expect(await tokenOf()).not.toBe(token)
  })

  it('ends after 24 hours, and with the start of the game', async () => {
    await db().bookings.update('paid', {
      start: '2026-11-30T22:00:00.000Z',
      end: '2026-11-30T23:00:00.000Z',
    })
    const token = await tokenOf()
    await ask('POST /__mock/clock', { body: { advanceMinutes: 24 * 60 } })
    expect((await see(token)).body.data).toMatchObject({ state: 'over', booking: null })
    expect((await take(token, 'bia')).body.code).toBe('conflict')
    expect(booking()?.athleteId).toBe('ana')
  })

  it('is nobody else’s to pass on, and not taken by its own athlete, a second person or the arena', async () => {
    expect((await offer('bia')).status).toBe(404)
    const token = await tokenOf()
    expect((await take(token, 'ana')).body.code).toBe('conflict')
    expect((await take(token, 'dono')).status).toBe(403)
    await take(token, 'bia')
    expect((await take(token, 'bia')).status).toBe(200)
    expect((await ask('GET /bookings/paid', { as: 'bia' })).status).toBe(200)
  })

  it('stays with whoever paid it by credit, which is theirs alone', async () => {
    await db().bookings.update('paid', { creditUsed: { cents: 1_000, returnedCents: 0 } })
    expect((await offer()).body.code).toBe('conflict')
  })
})
