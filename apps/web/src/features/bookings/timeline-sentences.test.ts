import { expect, it } from 'vitest'
import { timelineSentence } from './timeline-sentences.ts'

const booking = { cancellation: null, payment: null, company: { timeZone: 'America/Fortaleza' } }
const from = { fieldId: 'norte', start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
const own = { id: 'a', at: '2026-11-19T12:00:00.000Z' }

it.each([
  [{ ...from, end: '2026-11-21T00:00:00.000Z' }, 'A arena mudou a duração: de 19h às 20h para 19h às 21h'],
  [
    { ...from, start: '2026-11-20T23:00:00.000Z', end: '2026-11-21T00:00:00.000Z' },
    'A arena mudou o horário: de sex, 20/11, 19h às 20h para sex, 20/11, 20h às 21h',
  ],
  [
    { ...from, fieldId: 'sul' },
    'A arena mudou o horário: de sex, 20/11, 19h às 20h para sex, 20/11, 19h às 20h, em outro campo',
  ],
])('says from when to when the arena moved it: %j (H2)', (to, sentence) => {
  const change = { kind: 'moved' as const, ...own, from, to }
  expect(timelineSentence({ kind: 'moved', change }, booking, 'athlete')).toBe(sentence)
})

it('says another price with its reason (H2)', () => {
  const change = { kind: 'price' as const, ...own, fromCents: 10_000, toCents: 5_000, reason: 'Chuva fina' }
  expect(timelineSentence({ kind: 'price', change }, booking, 'athlete')).toMatch(
    /^A arena mudou o preço de R\$\s100,00 para R\$\s50,00\. Motivo: Chuva fina$/,
  )
})

it('says who of both moved it, as each of them reads it (H2)', () => {
  const to = { ...from, start: '2026-11-20T23:00:00.000Z', end: '2026-11-21T00:00:00.000Z' }
  const change = { kind: 'moved' as const, ...own, by: 'athlete' as const, from, to }
  const said = (reader: 'athlete' | 'company') => timelineSentence({ kind: 'moved', change }, booking, reader)
  expect(said('athlete')).toMatch(/^Você mudou o horário: /)
  expect(said('company')).toMatch(/^O cliente mudou o horário: /)
})
