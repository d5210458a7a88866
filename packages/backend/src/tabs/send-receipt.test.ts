import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { forgetPerson } from '../me/forget-person.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const send = (email: string, { id = 'tab-paid', as = 'dono' } = {}) =>
  ask(`POST /company/tabs/${id}/receipts`, { as, body: { email } })
const seenBy = async (as: string) => {
  const { body } = await ask('GET /tabs', { as })
  return (body.data as { id: string }[]).map(({ id }) => id)
}

describe('a receipt to an account (H3)', () => {
  it('lets the account see the paid tab, and tells it once', async () => {
    expect((await ask('GET /tabs/tab-paid', { as: 'bia' })).status).toBe(404)
    await send('Bia@test.test')
    expect((await send('bia@test.test')).status).toBe(200)
    expect(await seenBy('bia')).toEqual(['tab-open', 'tab-paid'])
    const notices = db().notifications.where(({ actionUrl }) => actionUrl === '/atleta/comandas/tab-paid')
    expect(notices).toMatchObject([{ userId: 'bia', actionText: 'Ver recibo' }])
    expect(notices[0]?.message.replaceAll('\u00a0', ' ')).toBe(
      'Arena Paulista enviou o recibo da comanda CMD-PAID: R$ 10,00.',
    )
  })

  it('shows nothing of whose tab it is but the name on it', async () => {
    await db().tabs.update('tab-paid', { customerPhone: '85901234567' })
    await send('bia@test.test')
    const { body } = await ask('GET /tabs/tab-paid', { as: 'bia' })
    expect(body.data as TabDetail).toMatchObject({
      customerName: 'Ana Lima',
      customerPhone: null,
      athleteId: null,
      bookingId: null,
      booking: null,
    })
    expect((await ask('POST /tabs/tab-paid/ask-bill', { as: 'bia' })).status).toBe(404)
  })

  it('answers the same for an unknown e-mail, one that nobody confirmed, and one that is no athlete’s', async () => {
    const known = await send('ana@test.test')
    await db().users.update('bia', { emailVerifiedAt: null })
    for (const email of ['ninguem@test.test', 'bia@test.test', 'dona@test.test']) {
      const { status, body } = await send(email)
      expect([status, body]).toEqual([known.status, known.body])
    }
    expect(db().sentReceipts.all()).toMatchObject([{ userId: 'ana' }])
    expect(await seenBy('bia')).toEqual(['tab-open'])
  })

  it('is there once for an athlete whose tab it is', async () => {
    await send('ana@test.test')
    expect(await seenBy('ana')).toEqual(['tab-paid'])
    expect((await ask('GET /tabs/tab-paid', { as: 'ana' })).body.data).toMatchObject({ athleteId: 'ana' })
  })

  it('is gone while the tab is open again', async () => {
    await send('bia@test.test')
    const body = { type: 'reopen', id: 'again', tabId: 'tab-paid', reason: 'Faltou uma água' }
    expect((await ask('POST /company/tabs/commands', { as: 'dono', body })).status).toBe(200)
    expect(await seenBy('bia')).toEqual(['tab-open'])
    expect((await ask('GET /tabs/tab-paid', { as: 'bia' })).status).toBe(404)
  })

  it('is refused for a tab that is not paid, and for another company’s', async () => {
    const open = await send('ana@test.test', { id: 'tab-open' })
    expect([open.status, open.body.code]).toEqual([409, 'invalid_transition'])
    expect((await send('ana@test.test', { as: 'dona' })).status).toBe(404)
    expect((await send('ana')).body.errors).toEqual({ email: ['Esse e-mail parece incompleto.'] })
    expect(db().sentReceipts.all()).toEqual([])
  })

  it('is part of the person’s data, and goes with the account', async () => {
    await send('bia@test.test')
    const { body } = await ask('GET /me/export', { as: 'bia' })
    expect((body.data as { tabs: TabDetail[] }).tabs.map(({ id }) => id)).toEqual(['tab-open', 'tab-paid'])
    expect(JSON.stringify(body.data)).not.toMatch(/Ana Lima/)
    db().tabs.remove('tab-open')
    const bia = db().users.find('bia')
    if (bia) await forgetPerson(db(), db().clock.now(), bia)
    expect(db().sentReceipts.all()).toEqual([])
  })
})
