import { expect, it } from 'vitest'
import { closedNotices } from './closed-notice.ts'

const at = (start: string, end: string) => ({ kind: 'once' as const, start, end })
const works = { reason: 'Obra', reasonShown: true, when: at('2026-11-24T11:00:00Z', '2026-11-24T15:00:00Z') }
const match = {
  reason: 'Torneio',
  reasonShown: true,
  when: at('2026-11-23T21:00:00Z', '2026-11-24T01:00:00Z'),
}

it('tells players the closed times of some days in order, each with its reason', () => {
  expect(closedNotices([works, match], '2026-11-23', 2, 'America/Fortaleza')).toEqual([
    { start: '2026-11-23T21:00:00.000Z', end: '2026-11-24T01:00:00.000Z', reason: 'Torneio' },
    { start: '2026-11-24T11:00:00.000Z', end: '2026-11-24T15:00:00.000Z', reason: 'Obra' },
  ])
  expect(closedNotices([works, match], '2026-11-25', 2, 'America/Fortaleza')).toEqual([])
})

it('keeps a reason to the arena that is not for players', () => {
  expect(closedNotices([{ ...works, reasonShown: false }], '2026-11-23', 2, 'America/Fortaleza')).toEqual([])
})

it('tells the one that ends first before another that begins with it', () => {
  const short = { ...match, reason: 'Curto', when: at('2026-11-23T21:00:00Z', '2026-11-23T22:00:00Z') }
  const told = closedNotices([match, works, short], '2026-11-23', 2, 'America/Fortaleza')
  expect(told.map(({ reason }) => reason)).toEqual(['Curto', 'Torneio', 'Obra'])
})
