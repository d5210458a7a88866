import { describe, expect, it } from 'vitest'
import { game, give, sample } from '../testing/sample-racha.ts'
import type { Racha } from '../racha.ts'
import { readList } from './read-list.ts'
import { rosterOf } from './roster-of.ts'
import { pastedCommands } from './to-commands.ts'
import { writeList } from './write-list.ts'

let made = 0
/** Gives the commands of a pasted list to a game, and says how everybody stands. */
function paste(text: string, racha: Racha): Racha {
  const people = readList(text).roster.groups.flatMap((group) => group.people)
  const pasted = people.map((person) => ({ person, playerId: null }))
  return pastedCommands(racha.id, pasted, racha.participants, () => `made-${++made}`).reduce(
    (before, command) => {
      const outcome = give(before, command)
      if (!outcome.ok) throw new Error(outcome.message)
      return outcome.racha
    },
    racha,
  )
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

it('a racha is written for its group with first names, and read again as the same roster (N4)', () => {
  const participants = [
    sample('a', { name: 'Ana Lima', status: 'confirmed', goalkeeper: true, paid: true }),
    sample('b', { name: 'João Reis', status: 'confirmed' }),
    sample('c', { name: 'João Lima', status: 'confirmed', paid: true }),
    sample('d', { name: 'Bia Melo', status: 'waiting', goalkeeper: true }),
    sample('e', { name: 'Caio Sá', status: 'maybe' }),
    sample('f', { name: 'Rui Paz', status: 'declined' }),
    sample('g', { name: 'Nei Cruz', status: 'invited' }),
  ]
  const roster = rosterOf({ ...game({ maxPlayers: 5 }), participants })
  const written = writeList(roster)
  expect(written).toBe(`Racha de futebol society
sáb, 21/11, 20h às 21h30
📍 Quadra da praça

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
