import { expect, it } from 'vitest'
import { placeReason } from './place-reason.ts'
import { previewOf, rachaInvitation } from './invitation.ts'
import { rachaNotices } from './racha-notices.ts'
import type { Racha } from './racha.ts'
import { shortNames } from './short-name.ts'
import { after, as, game, MONDAY, sample, says, START } from './testing/sample-racha.ts'

const going = (id: string) => sample(id, { status: 'confirmed', answeredAt: MONDAY })
const full = game({
  maxPlayers: 2,
  participants: [going('Ana'), going('Bia'), sample('Caio', { status: 'waiting', answeredAt: MONDAY })],
})
const told = (before: Racha | undefined, now: Racha, byId: string | null) =>
  rachaNotices(before, now, byId).map(({ userId, message }) => `${userId}: ${message}`)

it('who is promoted and who organises are told, and nobody of what they did themselves (N2)', () => {
  const left = after(full, says('declined'), { by: as('Ana') })
  expect(told(full, left, 'user-Ana')).toEqual([
    'user-Caio: Abriu um lugar para você no racha de sáb, 21/11 às 20h. Confirme até ter, 17/11 às 9h.',
    'olga: Ana não vai ao racha de sáb, 21/11 às 20h.',
  ])
  expect(told(full, left, 'olga')).toHaveLength(1)
})

it('everybody who may come is told that it moved or was cancelled, even who muted it', () => {
  const muted = { ...full, mutedBy: ['user-Ana', 'olga'] }
  const moved = { ...muted, start: '2026-11-21T22:00:00.000Z' }
  expect(told(muted, moved, 'olga')).toEqual(
    ['Ana', 'Bia', 'Caio'].map(
      (id) => `user-${id}: O racha de sáb, 21/11 às 20h mudou: agora é sáb, 21/11 às 19h, Quadra da praça.`,
    ),
  )
  expect(told(muted, { ...muted, cancelledAt: START, cancelReason: 'Chuva' }, null)).toHaveLength(4)
  const left = after(muted, says('declined'), { by: as('Ana') })
  expect(told(muted, left, 'user-Ana').join('')).not.toContain('olga')
})

const command = (id: string) => ({ id, rachaId: 'game' })

it('those who play are told of each draw, and who muted the racha is not (N3)', () => {
  const drawn = (racha: Racha) => {
    const published = after(racha, { type: 'publish_seed', ...command('p') })
    return [
      published,
      after(published, { type: 'draw', ...command('d'), teams: 2, wishes: [], playerNumber: 7 }),
    ] as const
  }
  const ready = game({ participants: [...full.participants, ...['Duda', 'Enzo', 'Fábio'].map(going)] })
  const words = 'Os times do racha de sáb, 21/11 às 20h foram sorteados. Veja o seu e confira o sorteio.'
  expect(told(...drawn(ready), 'olga')).toEqual(
    ['Ana', 'Bia', 'Duda', 'Enzo', 'Fábio'].map((id) => `user-${id}: ${words}`),
  )
  expect(told(...drawn({ ...ready, mutedBy: ['user-Bia'] }), 'olga').join('')).not.toContain('user-Bia')
})

it('regulars of the next week are invited', () => {
  expect(told(undefined, game({ participants: [sample('Ana')] }), null)).toEqual([
    'user-Ana: Você foi chamado para o racha de sáb, 21/11 às 20h. Diga se vai.',
  ])
})

it('each place says why', () => {
  const [ana, , caio] = full.participants
  const regular = { ...going('Duda'), kind: 'regular' as const, answeredAt: START }
  const racha = { ...full, participants: [...full.participants, regular] }
  expect([ana, caio, regular].map((each) => each && placeReason(racha, each))).toEqual([
    'diarista, 1º a responder',
    'diarista, 1º da espera',
    'mensalista, 3º a responder',
  ])
})

it('those of one list stand in its order', () => {
  const participants = ['Ana', 'Bia', 'Caio'].map((id) => ({ ...going(id), answeredAt: START }))
  expect(participants.map((each) => placeReason({ ...full, participants }, each))).toEqual([
    'diarista, 1º a responder',
    'diarista, 2º a responder',
    'diarista, 3º a responder',
  ])
})

it('an invitation fits a message, and has nobody’s surname', () => {
  const text = rachaInvitation({ ...full, place: 'Quadra '.repeat(300) }, 'https://campo.test/racha/x')
  expect(text.length).toBeLessThanOrEqual(1_000)
  expect(text.endsWith('\nResponda aqui:\nhttps://campo.test/racha/x')).toBe(true)
  expect(rachaInvitation(game(), 'https://campo.test/racha/x')).toBe(
    'Bora jogar futebol society?\nsábado, 21 de novembro, 20h às 21h30\nQuadra da praça\nR$\u00A020,00 por pessoa\nFaltam 4 de 4.\nResponda aqui:\nhttps://campo.test/racha/x',
  )
  const offered = sample('Edu', { status: 'offered', offerUntil: '2026-11-20T17:30:00.000Z' })
  const kept = game({ maxPlayers: 2, participants: [going('Ana'), offered] })
  expect(rachaInvitation(kept, 'https://campo.test/racha/x')).toContain(
    'Por enquanto, 1 lugar guardado até sex, 20/11 às 14h30: responda e entre na lista de espera.',
  )
  expect(shortNames(['João Lima', 'João 2', 'joão', 'João Souza'])).toEqual([
    'João',
    'João 2',
    'joão',
    'João (2)',
  ])
})

it('the preview of the link says what, when, where and who is missing', () => {
  const facts = {
    ...game(),
    confirmed: 3,
    freePlaces: 1,
    waiting: 0,
    keptUntil: null,
    status: 'open' as const,
  }
  expect(previewOf(facts)).toEqual({
    title: 'Racha de futebol society, sábado, 21 de novembro',
    description: '20h às 21h30, Quadra da praça. 3 de 4 vão. Falta 1.',
  })
  expect(previewOf({ ...facts, status: 'full', confirmed: 4, freePlaces: 0 }).description).toContain(
    'com lista de espera',
  )
  const kept = { status: 'full' as const, freePlaces: 0, keptUntil: '2026-11-20T17:30:00.000Z' }
  expect(previewOf({ ...facts, ...kept }).description).toContain(
    '3 de 4 vão, com 1 lugar guardado até sex, 20/11 às 14h30.',
  )
  expect(previewOf({ ...facts, status: 'cancelled' }).description).toContain('Foi cancelado.')
})
