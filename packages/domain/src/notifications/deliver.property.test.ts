import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLocal, toMinutesUp } from '../time/zone.ts'
import { deliver, isQuiet } from './deliver.ts'
import { noticeLetter } from './notice-letter.ts'
import { notificationKinds } from './notification-kinds.ts'

const hour = fc.integer({ min: 0, max: 23 }).map((each) => each * 60)
const quiet = fc.option(fc.record({ from: hour, until: hour }).filter(({ from, until }) => from !== until))
const some = fc.subarray([...notificationKinds])
const settings = fc.record({
  muted: some,
  mailed: some,
  quiet,
  digest: fc.boolean(),
  // Samoa left out a whole day; New York loses and gains an hour each year.
  timeZone: fc.constantFrom('America/Sao_Paulo', 'America/Noronha', 'America/New_York', 'Pacific/Apia'),
})
const kind = fc.constantFrom(...notificationKinds)
const now = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const MINUTE = 60_000
const DAY = 1440 * MINUTE

describe('the ways of a notice (H11)', () => {
  test('what cannot be turned off is on the bell always, and mailed at once when it is urgent', () => {
    fc.assert(
      fc.property(settings, now, fc.option(kind), (chosen, at, any) => {
        expect(deliver({ kind: null }, chosen, at)).toEqual({ bell: true, mail: null })
        expect(deliver({ kind: any, urgent: true }, chosen, at)).toEqual({ bell: true, mail: 'now' })
      }),
    )
  })

  test('bell and mail follow what was chosen for the kind, each by itself', () => {
    fc.assert(
      fc.property(settings, now, kind, (chosen, at, any) => {
        const { bell, mail } = deliver({ kind: any }, chosen, at)
        expect(bell).toBe(!chosen.muted.includes(any))
        expect(mail !== null).toBe(chosen.mailed.includes(any))
      }),
    )
  })

  test('no mail goes in quiet hours but what cannot wait, none is early, and none waits for longer than two days', () => {
    fc.assert(
      fc.property(settings, now, kind, (chosen, at, any) => {
        const { mail } = deliver({ kind: any }, { ...chosen, mailed: [any] }, at)
        if (any === 'reminders') {
          expect(mail).toBe('now')
          return
        }
        const instant = mail === 'now' || mail === null ? at : mail.at
        const wait = Date.parse(instant) - Date.parse(at)
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThan(2 * DAY + MINUTE)
        const { minute } = toLocal(chosen.timeZone, toMinutesUp(instant))
        if (chosen.quiet) expect(isQuiet(minute, chosen.quiet)).toBe(false)
        if (!chosen.digest && !chosen.quiet) expect(mail).toBe('now')
      }),
    )
  })

  test('the mail of the day goes at 8h, or when the quiet hours end after that', () => {
    const zone = { muted: [], mailed: ['tabs' as const], digest: true, timeZone: 'America/Sao_Paulo' }
    const at = (instant: string, quietHours: { from: number; until: number } | null) =>
      deliver({ kind: 'tabs' }, { ...zone, quiet: quietHours }, instant).mail
    expect(at('2026-11-20T10:59:00.000Z', null)).toEqual({ at: '2026-11-20T11:00:00.000Z' })
    expect(at('2026-11-20T11:00:00.000Z', null)).toBe('now')
    expect(at('2026-11-20T11:01:00.000Z', null)).toEqual({ at: '2026-11-21T11:00:00.000Z' })
    expect(at('2026-11-20T12:00:00.000Z', { from: 1320, until: 540 })).toEqual({
      at: '2026-11-21T12:00:00.000Z',
    })
  })
})

describe('the mail of notices', () => {
  const reader = { name: 'Ana Lima', email: 'ana@test.test' }
  const told = {
    message: 'Reserva confirmada: Campo 1, 20/11 às 20h. Bom jogo.',
    link: '/atleta/reservas/b1',
  }

  test('of one says it in its subject, and leads where it leads', () => {
    expect(noticeLetter(reader, [told])).toEqual({
      to: 'ana@test.test',
      subject: 'Reserva confirmada: Campo 1, 20/11 às 20h',
      text: 'Oi, Ana! Reserva confirmada: Campo 1, 20/11 às 20h. Bom jogo.\n\nVocê escolhe o que chega por e-mail em Meu Perfil, Avisos.',
      link: '/atleta/reservas/b1',
    })
    const long = { ...told, message: `${'palavra '.repeat(30)}fim.` }
    expect(noticeLetter(reader, [long]).subject).toMatch(/^(palavra ){10}palavra …$/)
  })

  test('of several has each of them, and counts them', () => {
    const { subject, text, link } = noticeLetter(reader, [told, { message: 'Outro.', link: '/x' }])
    expect([subject, link]).toEqual(['Seu resumo: 2 avisos', '/atleta/reservas/b1'])
    expect(text.split('\n')).toEqual([
      'Oi, Ana! Isto aconteceu enquanto você estava fora:',
      '',
      '• Reserva confirmada: Campo 1, 20/11 às 20h. Bom jogo.',
      '• Outro.',
      '',
      'Você escolhe o que chega por e-mail em Meu Perfil, Avisos.',
    ])
  })
})
