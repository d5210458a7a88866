import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCents } from '../../money/money.ts'
import { pastedLists } from '../../testing/pasted-lists/all.ts'
import { participantStatuses } from '../racha-words.ts'
import { game, sample, seen } from '../testing/sample-racha.ts'
import { knownPlayers } from './known-players.ts'
import { matchPlayers } from './match-players.ts'
import { readHeading } from './read-heading.ts'
import { readList } from './read-list.ts'
import { copiedList } from './roster-of.ts'
import { pastedChanges } from './to-command.ts'

/** Names that are also something else in a list. */
const names = [
  'João Reis',
  'João Lima',
  'João 2',
  'Ana Paula',
  'ana beatriz',
  'Zé da Padaria',
  '+1 do Juninho',
  'Convidado de Bia',
  'Bia (com Zé)',
  'Rui - pago',
  'Fora',
  'Goleiro',
  'Linha:',
  'a confirmar',
  '~Tonho~',
  'Camisa 20',
  'Caio 🔥',
  'Pedro + Luca',
  'Duda (85) 99999-0000',
  'Zé Sem Bola',
  '7',
  '?',
  '1 - Miguel',
  'Tião "Canela"',
  'P.H.',
]

const rosters = fc.uniqueArray(
  fc.record({
    name: fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
    userId: fc.constantFrom('user', null),
    status: fc.constantFrom(...participantStatuses),
    goalkeeper: fc.boolean(),
    paid: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 12 },
)
/** The ages of a game stand in the head of its list. */
const ages = fc.constantFrom(
  { minAge: null, maxAge: null },
  { minAge: 18, maxAge: null },
  { minAge: null, maxAge: 15 },
  { minAge: 15, maxAge: 17 },
)
/** The manner of each list that groups paste, and that of a racha without one. */
const styles = fc.constantFrom(null, ...pastedLists.map(({ text }) => readList(text).style))

it('the ages in the head of a list are a fact of the game, wherever the line stands (N4)', () => {
  const text = copiedList(seen(game({ minAge: 40, maxAge: null })))
  expect(text).toContain('\n🎂 40 anos ou mais\n')
  expect(readHeading('🎂 40 anos ou mais')).toBe('fact')
})

it('the copy of a racha in any manner, pasted again, changes nobody and asks nothing (N4)', () => {
  fc.assert(
    fc.property(rosters, styles, ages, (people, listStyle, aged) => {
      const participants = people.map((each, at) => sample(`p${at}`, each))
      const racha = seen({ ...game({ participants, ...aged }), listStyle })
      const text = copiedList(racha)
      const listed = readList(text).roster.groups.flatMap((group) => group.people)
      expect(listed).toHaveLength(people.filter(({ status }) => status !== 'invited').length)
      const matches = matchPlayers(
        listed.map(({ name }) => name),
        knownPlayers(racha, [{ id: 'earlier', name: 'Ana Paula Souza' }]),
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

it('names go out as they are written, those of accounts as first names, with price and Pix and nobody’s telephone (N4)', () => {
  const guest = (name: string) => sample(name, { name, userId: null, status: 'confirmed' })
  const participants = [
    guest('Zé da Padaria'),
    guest('+1 do Juninho'),
    guest('Duda (85) 99999-0000'),
    sample('ana', { name: 'Ana Lima', status: 'confirmed' }),
  ]
  const { style } = readList('Racha\n💰 R$ 20\nPix: racha@email.com\n01. Ana')
  const text = copiedList(seen({ ...game({ participants }), listStyle: style }))
  expect(text).toContain(`💰 ${formatCents(2000)} por pessoa\nPix: racha@email.com\n`)
  expect(text).toContain('01. Zé da Padaria\n02. +1 do Juninho\n03. Duda\n04. Ana')
  expect(text).not.toContain('99999')
  expect(readList(text).style.pix).toBe('Pix: racha@email.com')
})
