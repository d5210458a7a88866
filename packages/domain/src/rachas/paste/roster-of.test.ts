import { describe, expect, it } from 'vitest'
import type { Participant } from '../racha.ts'
import { game, sample, seen } from '../testing/sample-racha.ts'
import { knownPlayers } from './known-players.ts'
import { defaultStyle, type RosterStyle } from './pasted-list.ts'
import { copiedList, listedNames, rosterOf } from './roster-of.ts'

const guest = (name: string, rest: Partial<Participant> = {}) =>
  sample(name, { name, userId: null, status: 'confirmed', ...rest })
const racha = (participants: Participant[], style: Partial<RosterStyle> | null = null, rest = {}) => ({
  ...seen(game({ participants, ...rest })),
  listStyle: style && { ...defaultStyle, ...style },
})
const below = (text: string) => text.split('\n\n').slice(1)

describe('the list of a racha for its group (N4)', () => {
  it('is in the manner of the list that was pasted last', () => {
    expect(
      below(copiedList(racha([guest('Ana'), guest('Bia', { paid: true })], { number: null, bullet: '• ' }))),
    ).toEqual(['Linha:\n• Ana\n• Bia ✅'])
  })

  it('is numbered where it would be read otherwise', () => {
    const numbered = /^Linha:\n1 - /
    expect(below(copiedList(racha([guest('Ana'), guest('Bora')], { number: null })))[0]).toMatch(numbered)
    expect(below(copiedList(racha([guest('Ana', { paid: true })], { paidMark: 'camisa' })))[0]).toBe(
      'Linha:\n1 - Ana ✅\n2 -\n3 -\n4 -',
    )
  })

  it('has a price where there is one, and a section where somebody stands or a place is free', () => {
    expect(copiedList(racha([guest('Ana')], null, { pricePerHeadCents: 0 }))).not.toContain('por pessoa')
    expect(copiedList(racha([guest('Ana')]))).toContain('por pessoa')
    const full = racha([guest('Ana'), guest('Bia'), guest('Zé', { status: 'waiting' })], null, {
      maxPlayers: 2,
    })
    expect(
      rosterOf(full).groups.map(({ section, empty, people }) => [section, empty, people.length]),
    ).toEqual([
      ['players', 0, 2],
      ['waiting', 0, 1],
    ])
    expect(rosterOf(racha([])).groups).toMatchObject([{ section: 'players', empty: 4, people: [] }])
  })

  it('calls each by another name, which is read as one', () => {
    const names = (...participants: Participant[]) => listedNames(racha(participants))
    expect(names(guest('  Zé   da  Padaria '), guest('Fora'), guest('Ana - pago'))).toEqual([
      'Zé da Padaria',
      'Fora',
      'Ana',
    ])
    expect(names(guest('?'), guest('...'), guest('7'))).toEqual(['Jogador 2', 'Jogador 3', '7'])
    expect(names(guest('João'), guest('joão '), guest('JOAO'))).toEqual(['João', 'joão 2', 'JOAO 3'])
    expect(names(guest('Ana'), guest('Bia', { status: 'invited' }))).toEqual(['Ana', ''])
  })

  it('knows whoever is on it by the name there, and others by their own', () => {
    const game1 = racha([guest('Ana - pago'), guest('Bia', { status: 'invited' })])
    expect(knownPlayers(game1, [{ id: 'earlier', name: 'Caio Lima' }])).toEqual([
      { id: 'Ana - pago', name: 'Ana - pago', listedAs: 'Ana' },
      { id: 'Bia', name: 'Bia', listedAs: null },
      { id: 'earlier', name: 'Caio Lima', listedAs: null },
    ])
  })
})
