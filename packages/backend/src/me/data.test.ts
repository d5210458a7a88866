import { dataExportSchema } from '@campo-livre/domain/users/data-export.ts'
import { describe, expect, it } from 'vitest'
import type { MailRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyRacha, tinyTab } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'
import { moveStock } from '../stock/move-stock.ts'

const backend = testBackend()
const { ask } = backend
const everything = async (as: string) =>
  dataExportSchema.parse((await ask('GET /me/export', { as })).body.data)

describe('the data of somebody (H11)', () => {
  it('has their favourites, which go with the account', async () => {
    await ask('POST /me/favourites', { as: 'ana', body: { add: ['society'] } })
    expect((await everything('ana')).favourites).toEqual([{ id: 'society', name: 'Campo 1' }])
  })

  it('has everything of the person', async () => {
    const data = await everything('ana')
    expect(data.exportedAt).toBe('2026-11-20T13:00:00.000Z')
    expect(data.account).toMatchObject({ id: 'ana', email: 'ana@test.test' })
    expect(data.sessions).toMatchObject([{ id: 'device-of-ana', current: true }])
    expect(new Set(data.bookings.map(({ id }) => id))).toEqual(new Set(['paid', 'played']))
    expect(data.tabs.map(({ id }) => id)).toEqual(['tab-paid'])
    expect(data.rachas).toMatchObject([
      { id: 'racha', mine: true, participant: { id: 'r1', name: 'Ana Lima' } },
    ])
    expect(data.reviews).toMatchObject([{ id: 'r1', text: 'Ótimo.', fieldName: 'Campo 1' }])
    expect(data.notifications.map(({ id }) => id)).toEqual(['n1', 'n2'])
    expect(data.company).toBeNull()
  })

  it('has who agreed for them, and the contact that they left by their e-mail', async () => {
    expect((await everything('ana')).guardianConsent).toBeNull()
    await backend.server.db.users.update('ana', { guardianConsent: true })
    for (const email of ['Ana@test.test', 'bia@test.test'])
      await ask('POST /pre-companies-registration', {
        body: { name: 'Arena', email, phone: '85901234567' },
      })
    const { guardianConsent, interests } = await everything('ana')
    expect(guardianConsent).toBe(true)
    expect(interests).toMatchObject([{ email: 'Ana@test.test' }])
  })

  it('has nothing of anybody else, and no secret', async () => {
    await backend.tokenOf('bia')
    const text = JSON.stringify(await everything('ana'))
    for (const foreign of ['Bia', 'bia', 'Caio', 'of-bia', 'n3', PASSWORD, 'token-of-'])
      expect(text).not.toContain(foreign)
  })

  it('has no secret of a draw, and no vote of others', async () => {
    const next = { seed: 'secret-seed', salt: 'secret-salt' }
    const vote = { byId: 'r2', forId: 'r1', stars: 2 }
    const own = { ...vote, byId: 'r1', forId: 'r2' }
    await backend.server.db.rachas.update('racha', {
      play: { next, draws: [], live: null },
      votes: [vote, own],
    })
    const { rachas } = await everything('ana')
    expect(rachas[0]).toMatchObject({ votesGiven: [own] })
    expect(JSON.stringify(rachas)).not.toMatch(/secret-|"byId":"r2"/)
  })

  it('has the company of the one who runs it, without the people who play there', async () => {
    const data = await everything('dono')
    expect(data.company).toMatchObject({ id: 'paulista', pixKey: 'pix@arena.test' })
    expect(data.company?.fields).toHaveLength(3)
    expect([data.bookings, data.tabs]).toEqual([[], []])
    expect(JSON.stringify(data)).not.toMatch(/Ana Lima|Bia Souza/)
  })
})

describe('deleting an account (H11)', () => {
  const remove = (as: string, password = PASSWORD) => ask('POST /me/deletion', { as, body: { password } })
  const clear = async () => {
    const { db } = backend.server
    // A guest who has the same name and no account.
    db.tabs.remove('tab-praia')
    await db.bookings.update('paid', { status: 'cancelled' })
    await db.rachas.update('racha', { cancelledAt: '2026-11-20T12:00:00.000Z' })
  }

  it('tells what is in the way, and what would be kept', async () => {
    await backend.server.db.tabs.insert(
      tinyTab({ id: 'open', code: 'CMD-NEW2', status: 'open', closedAt: null }),
    )
    const { body } = await ask('GET /me/deletion', { as: 'ana' })
    expect(body.data).toEqual({
      upcomingBookings: 1,
      fixedSlots: 0,
      openTabs: 1,
      organisedRachas: 1,
      lastAdmin: false,
      keptBookings: 1,
    })
    expect(await remove('ana')).toMatchObject({
      status: 409,
      body: {
        message:
          'Antes de excluir a conta, resolva o que está em aberto: 1 reserva por vir, 1 comanda aberta e 1 racha que você organiza.',
      },
    })
    expect((await ask('GET /me', { as: 'ana' })).status).toBe(200)
  })

  it('counts what is open at the company, for who runs one', async () => {
    const { body } = await ask('GET /me/deletion', { as: 'dono' })
    expect(body.data).toEqual({
      upcomingBookings: 2,
      fixedSlots: 0,
      openTabs: 1,
      organisedRachas: 0,
      lastAdmin: false,
      keptBookings: 1,
    })
    expect((await remove('dono')).body.message).toMatch(/2 reservas por vir e 1 comanda aberta\.$/)
  })

  it.each([
    ['Errada@1', 'A senha atual não confere.'],
    ['', 'Informe sua senha atual.'],
  ])('refuses a wrong password (%s)', async (password, sentence) => {
    await clear()
    const { status, body } = await remove('ana', password)
    expect([status, body.errors]).toEqual([422, { password: [sentence] }])
    expect(backend.server.db.users.find('ana')).toBeDefined()
  })

  it('takes the person out of everything, and keeps what the law wants without a name', async () => {
    await clear()
    const { db } = backend.server
    await db.rachas.insert(
      tinyRacha({ id: 'past', code: 'RCH-PAST', organizerId: 'bia', end: '2026-11-01T00:00:00.000Z' }),
    )
    await db.rachas.insert(tinyRacha({ id: 'coming', code: 'RCH-COME', organizerId: 'bia' }))
    await db.bookings.update('played', {
      cancellation: { at: NOW, by: 'athlete', reason: 'Ana Lima operou o joelho.', refundCents: 0 },
    })
    const interest = { name: 'Arena da Ana Lima', email: 'ANA@test.test', phone: '85901234567' }
    await ask('POST /pre-companies-registration', { body: interest })
    await ask('POST /auth/verify-email', { body: { email: 'ana@test.test', code: '000000' } })
    await db.replays.insert({
      id: 'dono:cancel',
      request: 'POST /bookings/paid/cancel',
      status: 200,
      body: JSON.stringify({ data: { id: 'paid', customerName: 'Ana Lima' } }),
    })
    await ask('POST /auth/forgot-password', { body: { email: 'ana@test.test' } })
    const login = await ask('POST /auth/login', { body: { email: 'ana@test.test', password: PASSWORD } })
    const { token } = login.body.data as { token: string }

    expect((await remove('ana')).body).toEqual({ data: null, message: 'Sua conta foi excluída.' })
    expect((await ask('GET /me', { token })).status).toBe(401)
    const nameless = { athleteId: null, customerName: 'Pessoa removida', customerPhone: null }
    expect(db.bookings.find('played')).toMatchObject({ ...nameless, priceCents: 15_000 })
    expect(db.tabs.find('tab-paid')).toMatchObject(nameless)
    expect(db.rachas.find('past')?.participants).toMatchObject([
      { id: 'r1', userId: null, name: 'Pessoa removida' },
      { userId: 'bia' },
      { name: 'Caio' },
    ])
    expect(db.rachas.find('coming')?.participants).toMatchObject([{ userId: 'bia' }, { name: 'Caio' }])
    const tables = [
      db.users,
      db.bookings,
      db.tabs,
      db.rachas,
      db.reviews,
      db.notifications,
      db.sessions,
      db.proofs,
      db.attempts,
      db.interests,
      db.replays,
    ]
    for (const table of tables) expect(JSON.stringify(table.all())).not.toMatch(/Ana L|ana@test/i)
    expect(
      (await ask('POST /auth/login', { body: { email: 'ana@test.test', password: PASSWORD } })).status,
    ).toBe(422)
  })

  it('writes only the games that the person has a part in', async () => {
    await clear()
    const { db } = backend.server
    const participants = tinyRacha().participants.filter(({ userId }) => userId !== 'ana')
    const foreign = { code: 'RCH-ELSE', organizerId: 'bia', bookingId: null, participants }
    const before = await db.rachas.insert(tinyRacha({ ...foreign, id: 'foreign' }))
    const muted = tinyRacha({ ...foreign, id: 'muted', code: 'RCH-MUTE', mutedBy: ['ana', 'bia'] })
    await db.rachas.insert(muted)
    await remove('ana')
    expect(db.rachas.find('foreign')).toBe(before)
    expect(db.rachas.find('muted')?.mutedBy).toEqual(['bia'])
  })

  it('leaves the stock movements that the person made, without them (H4)', async () => {
    await clear()
    const { db } = backend.server
    const count = { kind: 'count', productId: 'agua', quantity: 0 } as const
    const [own, other] = [
      await moveStock(db, { userId: 'ana', now: NOW }, count),
      await moveStock(db, { userId: 'dono', now: NOW }, count),
    ]
    await remove('ana')
    expect(db.stockMovements.find(own.id)).toEqual({ ...own, byId: null })
    expect(db.stockMovements.find(other.id)).toEqual(other)
  })

  it('leaves no name that the person once had, and those of others alone', async () => {
    const { db } = backend.server
    await clear()
    const rename = (as: string, name: string) =>
      ask('PUT /me/account', {
        as,
        body: { name, phone: `8590123456${as.length}`, cpf: null, date: null, gender: null },
      })
    const book = async (as: string, hour: number) => {
      const body = {
        fieldId: 'society',
        start: `2026-11-23T${hour}:00:00Z`,
        end: `2026-11-23T${hour + 1}:00:00Z`,
      }
      const { id }: { id: string } = (await ask('POST /bookings', { as, body })).body.data
      await ask(`POST /bookings/${id}/payment`, { as, body: { method: 'venue' } })
      return id
    }
    await db.users.update('bia', { name: 'Ana Lima' })
    await book('bia', 17)
    const id = await book('ana', 20)
    await rename('ana', 'Ana Torres')
    await ask(`POST /bookings/${id}/cancel`, { as: 'ana', body: { reason: 'Ana Torres viajou.' } })
    expect((await remove('ana')).status).toBe(200)
    expect(db.notifications.by('userId', 'dono').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Nova reserva de Ana Lima: Campo 1, /),
      expect.stringMatching(/^Nova reserva: Campo 1, /),
      expect.stringMatching(/^Uma reserva foi cancelada: Campo 1, /),
    ])
  })

  it('is seen by the company and by the admin without the name', async () => {
    await clear()
    await remove('ana')
    for (const [as, list] of [
      ['admin', 'admin/users'],
      ['admin', 'admin/bookings'],
      ['admin', 'admin/rachas'],
      ['admin', 'admin/reviews'],
      ['dono', 'company/bookings'],
      ['dono', 'company/tabs'],
      ['dono', 'company/financial'],
    ] as const) {
      const { status, body } = await ask(`GET /${list}`, { as })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/Ana L|ana@test/)
    }
  })

  it('frees the e-mail, and a letter says good-bye', async () => {
    await clear()
    await remove('ana')
    const [mail]: MailRecord[] = (await ask('GET /__mock/mails')).body.data
    expect(mail).toMatchObject({ to: 'ana@test.test', subject: 'Sua conta foi excluída' })
    expect(
      (await ask('POST /me/email', { as: 'bia', body: { email: 'ana@test.test', password: PASSWORD } }))
        .status,
    ).toBe(200)
  })

  it('takes the company of its owner off the site, and keeps its name for who played there', async () => {
    const { db } = backend.server
    for (const id of ['paid', 'of-bia']) await db.bookings.update(id, { status: 'cancelled' })
    db.tabs.remove('tab-open')
    expect((await remove('dono')).status).toBe(200)
    expect((await ask('GET /companies/paulista')).status).toBe(404)
    expect(db.companies.find('paulista')).toMatchObject({
      name: 'Arena Paulista',
      ownerId: null,
      status: 'suspended',
    })
    expect((await ask('GET /bookings/played', { as: 'ana' })).body.data).toMatchObject({
      company: { name: 'Arena Paulista', phone: null },
    })
  })

  it('does not leave the platform without an admin', async () => {
    expect((await remove('admin')).status).toBe(409)
    const { body } = await ask('GET /me/deletion', { as: 'admin' })
    expect(body.data).toMatchObject({ lastAdmin: true })
    const admin = { profile: { name: 'admin' } }
    await backend.server.db.users.update('pendente', admin)
    await backend.server.db.users.update('bloqueada', admin)
    expect((await remove('admin')).body.message).toMatch(/^Você é a única pessoa que cuida da plataforma/)
    await backend.server.db.users.update('bia', admin)
    expect((await remove('admin')).status).toBe(200)
  })
})
