import fc from 'fast-check'
import { expect, it } from 'vitest'
import { participantStatuses } from '../racha-words.ts'
import { sample } from '../testing/sample-racha.ts'
import { game } from '../testing/sample-racha.ts'
import { knownPlayers } from './known-players.ts'
import { matchPlayers } from './match-players.ts'
import { readList } from './read-list.ts'
import { rosterOf } from './roster-of.ts'
import { pastedChanges } from './to-command.ts'
import { writeList } from './write-list.ts'

const names = [
  'João Reis',
  'João Lima',
  'João 2',
  'Ana Paula',
  'ana beatriz',
  'Zé',
  'Ítalo Sá',
  'Rafa',
  'Rafael Melo',
]

it('the copy of a roster, pasted again, changes nobody and asks nothing (N4)', () => {
  const rosters = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      status: fc.constantFrom(...participantStatuses),
      goalkeeper: fc.boolean(),
      paid: fc.boolean(),
    }),
    { selector: ({ name }) => name, maxLength: names.length },
  )
  fc.assert(
    fc.property(rosters, (people) => {
      const participants = people.map((each, at) => sample(`p${at}`, each))
      const read = readList(writeList(rosterOf(game({ participants }))))
      const listed = read.roster.groups.flatMap((group) => group.people)
      const matches = matchPlayers(
        listed.map(({ name }) => name),
        knownPlayers(participants, [{ id: 'earlier', name: 'Ana Paula Souza' }]),
      )
      expect(matches.every(({ is }) => is === 'known')).toBe(true)
      const pasted = listed.map((person, at) => {
        const match = matches[at]
        return { person, playerId: match?.is === 'known' ? match.player.id : null }
      })
      expect(pastedChanges(pasted, participants, () => 'new')).toEqual({ answers: [], people: [] })
    }),
  )
})
