import { describe, expect, it } from 'vitest'
import { pastedPerson } from '../testing/pasted-person.ts'
import { formatCents } from '../../money/money.ts'
import { after, game, give, sample, seen } from '../testing/sample-racha.ts'
import type { Participant, Racha } from '../racha.ts'
import { readList } from './read-list.ts'
import { copiedList, rosterOf } from './roster-of.ts'
import { knownPlayers } from './known-players.ts'
import { matchPlayers } from './match-players.ts'
import { defaultStyle, type PastedPerson } from './pasted-list.ts'
import { pastedChanges } from './to-command.ts'
import { writeList } from './write-list.ts'

let made = 0
/** Pastes a list into a game as the screen does, where no name is a question, and returns the game after it. */
function paste(text: string, racha: Racha): Racha {
  const people = readList(text).roster.groups.flatMap((group) => group.people)
  const known = knownPlayers(seen(racha), [])
  const matches = matchPlayers(
    people.map(({ name }) => name),
    known,
  )
  const pasted = people.map((person, at) => {
    const match = matches[at]
    return { person, playerId: match?.is === 'known' ? match.player.id : null }
  })
  const changes = pastedChanges(pasted, racha.participants, () => `made-${++made}`)
  return after(racha, {
    type: 'list',
    id: `list-${++made}`,
    rachaId: racha.id,
    ...changes,
    style: defaultStyle,
  })
}
const standing = ({ participants }: Racha) => participants.map(({ name, status }) => `${name} ${status}`)

const text = `Lista
1 - 🧤 Ana
2 - João
3 - João
4 - Bia - dúvida
5 - Caio
Suplentes
1 - Davi
2 - Enzo
Fora
1 - Rui`

describe('a pasted list', () => {
  it('brings who has paid, and takes it back from nobody (N4)', () => {
    const paid = ({ participants }: Racha) =>
      participants.flatMap(({ name, paid: has }) => (has ? [name] : []))
    const racha = paste(
      '1 - João ✅\n2 - Zé\n3 - Ana 💰',
      game({ maxPlayers: 5, participants: [sample('Zé')] }),
    )
    expect(paid(racha)).toEqual(['João', 'Ana'])
    expect(paid(paste('1 - João\n2 - Zé (pago)\n3 - Ana', racha))).toEqual(['Zé', 'João', 'Ana'])
  })

  it('tells a guest whose name is taken by who brings them (N4)', () => {
    const racha = paste('1 - João\n2 - Zé\n3 - João (amigo do Zé)', game())
    expect(standing(racha)).toEqual(['João confirmed', 'Zé confirmed', 'João (com Zé) confirmed'])
  })

  it('brings everybody into a racha as they stand in it, two of a name apart (N4)', () => {
    const racha = paste(text, game({ maxPlayers: 5, participants: [sample('Rui', { status: 'confirmed' })] }))
    expect(standing(racha).toSorted()).toEqual([
      'Ana confirmed',
      'Bia maybe',
      'Caio confirmed',
      'Davi confirmed',
      'Enzo waiting',
      'João 2 confirmed',
      'João confirmed',
      'Rui declined',
    ])
    expect(racha.participants.find(({ name }) => name === 'Ana')?.goalkeeper).toBe(true)
  })

  it('changes nothing but answers when it is pasted again (N4)', () => {
    const once = paste(text, game({ maxPlayers: 6 }))
    const again = paste(text.replace('3 - João', '3 - João 2'), once)
    expect(standing(again)).toEqual(standing(once))
  })
})

it('brings the list in once, all of it or nothing (N4)', () => {
  const racha = game({ maxPlayers: 5, participants: [sample('Rui', { status: 'waiting' })] })
  const command = {
    type: 'list' as const,
    id: 'l1',
    rachaId: racha.id,
    answers: [{ participantId: 'Rui', answer: 'declined' as const, goalkeeper: false }],
    people: [
      {
        participantId: 'new',
        name: 'Rafa',
        goalkeeper: true,
        kind: 'day' as const,
        skill: 3,
        answer: 'going' as const,
        sameAs: 'earlier',
      },
    ],
    style: { ...defaultStyle, bullet: '- ' },
  }
  const once = after(racha, command)
  expect(standing(once)).toEqual(['Rui declined', 'Rafael Lima confirmed'])
  expect(once.participants[1]).toMatchObject({ userId: 'user-earlier', skill: 5, goalkeeper: true })
  expect(once.listStyle?.bullet).toBe('- ')
  expect(after(once, command)).toEqual(once)
  const unknown = {
    ...command,
    answers: [{ participantId: 'gone', answer: 'going' as const, goalkeeper: false }],
  }
  expect(give(racha, unknown)).toMatchObject({ ok: false, code: 'not_found' })
})

describe('what brings a pasted list in (N4)', () => {
  const here = (name: string, status: Participant['status'], rest = {}) => sample(name, { status, ...rest })
  const changes = (pasted: readonly (PastedPerson | [PastedPerson, string])[], ...roster: Participant[]) => {
    let ids = 0
    const players = pasted.map((each) =>
      Array.isArray(each) ? { person: each[0], playerId: each[1] } : { person: each, playerId: null },
    )
    return pastedChanges(players, roster, () => `new-${++ids}`)
  }
  const added = (...given: Parameters<typeof changes>) => changes(...given).people.map(({ name }) => name)

  it('is an answer for who stands otherwise, by their answer, their position or their payment', () => {
    const answered = (said: PastedPerson, there: Participant) => changes([said], there).answers.length
    expect(answered(pastedPerson('Ana'), here('Ana', 'confirmed'))).toBe(0)
    expect(answered(pastedPerson('Ana'), here('Ana', 'waiting'))).toBe(1)
    expect(answered(pastedPerson('Ana', { goalkeeper: true }), here('Ana', 'confirmed'))).toBe(1)
    expect(answered(pastedPerson('Ana', { paid: true }), here('Ana', 'confirmed'))).toBe(1)
    expect(answered(pastedPerson('Ana', { paid: true }), here('Ana', 'confirmed', { paid: true }))).toBe(0)
    for (const [status, count] of [
      ['waiting', 0],
      ['offered', 0],
      ['confirmed', 0],
      ['declined', 1],
      ['invited', 1],
    ] as const)
      expect(answered(pastedPerson('Ana', { answer: 'waiting' }), here('Ana', status))).toBe(count)
  })

  it('is one answer for each, and whoever else means the same is new', () => {
    const twice = changes(
      [
        [pastedPerson('Ana', { answer: 'maybe' }), 'Ana'],
        [pastedPerson('Aninha'), 'Ana'],
      ],
      here('Ana', 'confirmed'),
    )
    expect(twice.answers).toEqual([{ participantId: 'Ana', answer: 'maybe', goalkeeper: false }])
    expect(twice.people).toMatchObject([{ participantId: 'new-1', name: 'Aninha', sameAs: null }])
    expect(changes([[pastedPerson('Rui'), 'earlier']]).people).toMatchObject([{ sameAs: 'earlier' }])
  })

  it('has who plays before who waits, in the order of the list, and regulars as such', () => {
    const { people } = changes([
      pastedPerson('Ana', { answer: 'waiting' }),
      pastedPerson('Bia', { kind: 'regular' }),
      pastedPerson('Caio', { answer: 'waiting' }),
      pastedPerson('Davi', { kind: 'guest' }),
    ])
    expect(people.map(({ name, kind, answer }) => [name, kind, answer])).toEqual([
      ['Bia', 'regular', 'going'],
      ['Davi', 'day', 'going'],
      ['Ana', 'day', 'going'],
      ['Caio', 'day', 'going'],
    ])
  })

  it('has names of sixty letters at most, each once', () => {
    const long = 'a'.repeat(60)
    expect(added([pastedPerson(`${long}b`), pastedPerson(`${long}c`), pastedPerson(`${long}d`)])).toEqual([
      long,
      `${'a'.repeat(56)} 2`,
      `${'a'.repeat(56)} 3`,
    ])
    const host = 'b'.repeat(48)
    expect(added([pastedPerson('Ana'), pastedPerson('ANA', { hostName: `${host}bb` })])[1]).toHaveLength(60)
    expect(added([pastedPerson('Ana'), pastedPerson('ANA', { hostName: `${host}bbb` })])[1]).toBe('ANA 2')
    expect(
      added([
        pastedPerson('Ana'),
        pastedPerson('Ana', { hostName: 'Zé' }),
        pastedPerson('Ana', { hostName: 'Zé' }),
      ]),
    ).toEqual(['Ana', 'Ana (com Zé)', 'Ana 2'])
  })
})

it('asks nobody again who is on the roster, and leaves an offer as it is (N4)', () => {
  const racha = game({
    maxPlayers: 2,
    participants: [
      sample('a', { name: 'Ana Lima', status: 'confirmed' }),
      sample('b', { name: 'João Reis', status: 'offered', offerUntil: '2026-11-21T12:00:00.000Z' }),
      sample('c', { name: 'João Lima', status: 'waiting' }),
      sample('d', { name: 'Nei Cruz', status: 'invited' }),
    ],
  })
  const copied = copiedList(seen(racha))
  const people = readList(copied).roster.groups.flatMap((group) => group.people)
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'João', 'João 2'])
  const again = paste(copied, racha)
  expect(again.participants).toEqual(racha.participants)
})

it('a racha is written for its group with the first names of accounts, and read again as the same roster (N4)', () => {
  const participants = [
    sample('a', { name: 'Ana Lima', status: 'confirmed', goalkeeper: true, paid: true }),
    sample('b', { name: 'João Reis', status: 'confirmed' }),
    sample('c', { name: 'João Lima', status: 'confirmed', paid: true }),
    sample('d', { name: 'Bia Melo', status: 'waiting', goalkeeper: true }),
    sample('e', { name: 'Caio Sá', status: 'maybe' }),
    sample('f', { name: 'Rui Paz', status: 'declined' }),
    sample('g', { name: 'Nei Cruz', status: 'invited' }),
  ]
  const roster = rosterOf(seen({ ...game({ maxPlayers: 5 }), participants }))
  const written = writeList(roster)
  expect(written).toBe(`Racha de futebol society
sáb, 21/11, 20h às 21h30
📍 Quadra da praça
💰 ${formatCents(2000)} por pessoa

Goleiros:
1 - Ana ✅

Linha:
1 - João
2 - João 2 ✅
3 -
4 -

Lista de espera:
1 - 🧤 Bia

Em dúvida:
1 - Caio

Fora:
1 - Rui`)
  expect(readList(written)).toMatchObject({
    roster,
    about: { day: { day: 21, month: 11 }, start: '20:00', end: '21:30', place: 'Quadra da praça' },
  })
})
