import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pastedLists } from '../../testing/pasted-lists/all.ts'
import {
  defaultStyle,
  type PastedPerson,
  type Roster,
  rosterSections,
  answerIn,
  kindIn,
} from './pasted-list.ts'
import { readList } from './read-list.ts'
import { writeList } from './write-list.ts'

const samples = pastedLists.flatMap(({ text }) => text.split('\n'))
const names = [
  'Ana',
  'João 2',
  'Zé Carlos',
  'J. Silva',
  'Maria Eduarda',
  'P.H.',
  'Ítalo',
  "D'Ávila",
  'KAIO',
  'bia',
]

const people = (section: Roster['groups'][number]['section']) =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      note: fc.constantFrom(null, 'filho do Henry', 'chega 20h30'),
      goalkeeper: section === 'goalkeepers' ? fc.constant(true) : fc.boolean(),
      answer: fc.constantFrom(answerIn(section), 'maybe' as const, 'declined' as const),
      kind: fc.constantFrom(kindIn(section)),
      paid: fc.boolean(),
      hostName: fc.constant(null),
    }),
    { minLength: 1, maxLength: 6 },
  )

const rosters: fc.Arbitrary<Roster> = fc
  .uniqueArray(fc.constantFrom(...rosterSections), { minLength: 1, maxLength: 4 })
  .chain((sections) =>
    fc.tuple(...sections.map((section) => people(section).map((list) => ({ section, list })))),
  )
  .map((groups) => ({
    heading: ['Racha de quinta', '📍 Arena'],
    groups: groups.map(({ section, list }) => ({
      section,
      title: `${titles[section]}:`,
      empty: 2,
      people: list,
    })),
    remarks: { title: 'Regras:', lines: ['1 - Chegar cedo', 'Sem briga'] },
  }))

const titles = {
  players: 'Linha',
  goalkeepers: '🧤 Goleiros',
  regulars: 'Mensalistas',
  day: 'Diaristas',
  guests: 'Convidados',
  waiting: '--- SUPLENTES ---',
  maybe: 'Dúvida',
  declined: '*FORA*',
} as const

const numbers = fc.constantFrom(
  { before: '', digits: 'plain' as const, after: ' - ' },
  { before: '', digits: 'padded' as const, after: '.' },
  { before: '(', digits: 'plain' as const, after: ') ' },
  { before: '', digits: 'emoji' as const, after: ' ' },
)

it('what is written for the group is the same roster when it is pasted (N4)', () => {
  fc.assert(
    fc.property(rosters, numbers, fc.boolean(), fc.boolean(), (roster, number, continued, worded) => {
      const marks = worded ? { paidMark: 'pago', keeperMark: 'goleiro' } : {}
      const text = writeList(roster, { ...defaultStyle, ...marks, number, continued })
      expect(readList(text, 'paid').roster).toEqual(roster)
    }),
  )
})

it('whatever lines are pasted together, none is lost, and the copy is read as the same people (N4)', () => {
  const lines = fc.array(
    fc.oneof(fc.constantFrom(...samples), fc.string({ unit: 'grapheme', maxLength: 50 })),
  )
  fc.assert(
    fc.property(lines, (given) => {
      const text = given.join('\n')
      const read = readList(text)
      const kept = new Set(read.lines.map(({ line }) => line))
      expect(kept.size).toBe(text.split(/\r\n|[\n\r\u2028\u2029]/).length)
      const shown = read.lines.flatMap((line) => line.people)
      const counted = read.roster.groups.flatMap((group) => group.people)
      expect(shown).toEqual<PastedPerson[]>(counted)
    }),
  )
})

it('lines that are made to be slow are read like others (N4)', () => {
  const hostile = [
    '1 - '.repeat(300),
    '('.repeat(3000),
    '- '.repeat(3000),
    '1-a '.repeat(900),
    '~'.repeat(3000),
  ]
  for (const line of hostile) expect(readList(`${line}\n`.repeat(20)).lines.length).toBeGreaterThan(19)
})
