import { describe, expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
/** Returns the mails of somebody, after a call, at which what is due happens. */
const mailsTo = async (as: string) => {
  await ask('GET /me', { as })
  return backend.server.db.mails.by('reader', `${as}@test.test`)
}
const heard = (as: string) => backend.server.db.notifications.by('userId', as).length
const choose = (mails: object = {}, muted: string[] = [], as = 'ana') => {
  const usual = {
    mailed: ['bookings', 'payments'],
    quiet: null,
    digest: false,
    timeZone: 'America/Fortaleza',
  }
  return ask('PUT /me/notification-preferences', { as, body: { muted, mails: { ...usual, ...mails } } })
}
/** Cancels the booking of Ana that is paid: she is told of the money, which is of the kind payments. */
const cancel = () => ask('POST /bookings/paid/cancel', { as: 'ana' })

describe('notices by mail (H11)', () => {
  test('are none until somebody wants them; then they come beside the bell, or in its place', async () => {
    const before = heard('ana')
    const { body } = await choose()
    expect(body.data).toMatchObject({ noticeMails: { mailed: ['bookings', 'payments'], quiet: null } })
    await choose({}, ['payments'])
    await cancel()
    expect(heard('ana')).toBe(before)
    expect(await mailsTo('ana')).toHaveLength(1)
    expect((await mailsTo('ana'))[0]).toMatchObject({
      subject: expect.stringMatching(/^Sua reserva foi cancelada/),
    })
  })

  test('wait for the end of the quiet hours, all in one mail, and come once', async () => {
    // It is 10h.
    await choose({ quiet: { from: 540, until: 720 } })
    await cancel()
    await ask('POST /bookings', {
      as: 'ana',
      body: { fieldId: 'society', start: '2026-11-23T20:00:00Z', end: '2026-11-23T21:00:00Z' },
    })
    await advance(119)
    expect(await mailsTo('ana')).toEqual([])
    await advance(1)
    const [mail, ...others] = await mailsTo('ana')
    expect(others).toEqual([])
    expect(mail?.sentAt).toBe('2026-11-20T15:00:00.000Z')
    expect(mail?.subject).toBe('Seu resumo: 2 avisos')
    await advance(3_000)
    expect((await mailsTo('ana')).filter(({ subject }) => subject.startsWith('Seu resumo'))).toHaveLength(1)
  })

  test('of a day are one mail at 8h where somebody wants that', async () => {
    await choose({ digest: true })
    await cancel()
    await advance(21 * 60 + 59)
    expect(await mailsTo('ana')).toEqual([])
    await advance(1)
    expect(await mailsTo('ana')).toHaveLength(1)
  })

  test('of what the arena cancels go at once, whatever was chosen and at whatever hour', async () => {
    await choose({ mailed: [], digest: true, quiet: { from: 0, until: 1380 } }, ['bookings', 'payments'])
    const before = heard('ana')
    const command = {
      type: 'cancel',
      id: crypto.randomUUID(),
      bookingId: 'paid',
      reason: 'Refletor queimado.',
    }
    await ask('POST /company/bookings/commands', { as: 'dono', body: command })
    expect(heard('ana')).toBe(before + 1)
    expect(await mailsTo('ana')).toHaveLength(1)
    expect((await mailsTo('ana'))[0]?.text).toContain('Refletor queimado')
  })

  test('name nobody else', async () => {
    await choose({ mailed: ['cancellations'] }, [], 'dono')
    await cancel()
    expect((await mailsTo('dono'))[0]?.text).toContain('Uma reserva foi cancelada')
    expect((await mailsTo('dono'))[0]?.text).not.toContain('Ana Lima')
  })

  test('have hours that make sense', async () => {
    expect((await choose({ quiet: { from: 60, until: 60 } })).status).toBe(422)
    expect((await choose({ quiet: { from: 61, until: 120 } })).status).toBe(422)
    expect((await choose({ timeZone: 'Marte/Olimpo' })).status).toBe(422)
  })
})
