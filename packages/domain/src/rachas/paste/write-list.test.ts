import { describe, expect, it } from 'vitest'
import { pastedPerson } from '../testing/pasted-person.ts'
import { pastedLists } from '../../testing/pasted-lists/all.ts'
import { defaultStyle, type PastedPerson, type RosterGroup, type RosterStyle } from './pasted-list.ts'
import { readList } from './read-list.ts'
import { writeList } from './write-list.ts'

it.each(pastedLists)('writes what is read again: $shape (N4)', ({ text }) => {
  const read = readList(text)
  const again = readList(writeList(read.roster, read.style))
  expect(again.roster).toEqual(read.roster)
  expect(again.about).toEqual(read.about)
})

describe('a roster that is written for the group (N4)', () => {
  const group = (
    section: RosterGroup['section'],
    people: PastedPerson[],
    rest: Partial<RosterGroup> = {},
  ): RosterGroup => ({
    section,
    title: null,
    empty: 0,
    people,
    ...rest,
  })
  const written = (groups: RosterGroup[], style: Partial<RosterStyle> = {}) =>
    writeList({ heading: [], groups, remarks: null }, { ...defaultStyle, ...style })
  const guest = (name: string, rest: Partial<PastedPerson> = {}) =>
    pastedPerson(name, { kind: 'guest', hostName: 'Ana', ...rest })

  it('has the heading of each section, but for players at its beginning', () => {
    const ana = [pastedPerson('Ana')]
    expect(written([group('players', ana), group('goalkeepers', ana)])).toBe('1 - Ana\n\nGoleiros:\n1 - Ana')
    expect(written([group('goalkeepers', ana), group('players', ana)])).toBe(
      'Goleiros:\n1 - Ana\n\nLinha:\n1 - Ana',
    )
    expect(written([group('players', ana, { title: 'Quem vai' })])).toBe('Quem vai\n1 - Ana')
  })

  it('is numbered anew in each section or goes on, or has a bullet', () => {
    const two = [
      group('players', [pastedPerson('Ana')], { empty: 1 }),
      group('waiting', [pastedPerson('Bia', { answer: 'waiting' })]),
    ]
    expect(written(two)).toBe('1 - Ana\n2 -\n\nLista de espera:\n1 - Bia')
    expect(written(two, { continued: true })).toBe('1 - Ana\n2 -\n\nLista de espera:\n3 - Bia')
    expect(written(two, { plainSections: ['waiting'], bullet: '• ' })).toBe(
      '1 - Ana\n2 -\n\nLista de espera:\n• Bia',
    )
    expect(written(two, { number: null, bullet: '• ' })).toBe('• Ana\n\nLista de espera:\n• Bia')
    const digits = (look: 'padded' | 'emoji') =>
      written(two.slice(0, 1), { number: { before: '', digits: look, after: ' ' } }).split('\n')[0]
    expect([digits('padded'), digits('emoji')]).toEqual(['01 Ana', '1\uFE0F\u20E3 Ana'])
  })

  it('counts guests without a name beside who brings them, where nothing else is said of them', () => {
    const plain = [guest('Convidado de Ana'), guest('Convidado 2 de Ana')]
    expect(written([group('players', [pastedPerson('Ana'), ...plain, pastedPerson('Bia')])])).toBe(
      '1 - Ana +2\n2 - Bia',
    )
    for (const rest of [
      { paid: true },
      { note: 'alto' },
      { answer: 'maybe' as const },
      { kind: 'day' as const },
    ])
      expect(written([group('players', [pastedPerson('Ana'), guest('Convidado de Ana', rest)])])).toMatch(
        /^1 - Ana\n2 - /,
      )
    expect(written([group('players', [pastedPerson('Ana'), guest('Zé')])])).toBe(
      '1 - Ana\n2 - Zé (convidado de Ana)',
    )
    expect(written([group('players', [pastedPerson('Bia'), guest('Convidado de Ana')])])).toBe(
      '1 - Bia\n2 - Convidado de Ana',
    )
  })

  it('says beside a name what its section does not', () => {
    const line = (
      rest: Partial<PastedPerson>,
      style: Partial<RosterStyle> = {},
      of: Partial<RosterGroup> = {},
    ) =>
      written([group('players', [pastedPerson('Ana', rest)], of)], style)
        .split('\n')
        .at(-1)
    expect(line({ kind: 'regular' })).toBe('1 - Ana (mensalista)')
    expect(line({ kind: 'regular' }, {}, { section: 'regulars' })).toBe('1 - Ana')
    expect(line({ answer: 'maybe', note: 'chega 20h30' })).toBe('1 - Ana (chega 20h30) (dúvida)')
    expect(line({ answer: 'maybe' }, {}, { section: 'maybe' })).toBe('1 - Ana')
    expect(line({ goalkeeper: true, paid: true })).toBe('1 - 🧤 Ana ✅')
    expect(line({ goalkeeper: true, paid: true }, { keeperMark: 'goleiro', paidMark: 'pago' })).toBe(
      '1 - Ana (goleiro) (pago)',
    )
    expect(line({ goalkeeper: true }, {}, { section: 'goalkeepers' })).toBe('1 - Ana')
    expect(line({ paid: true }, {}, { title: 'Pagos' })).toBe('1 - Ana')
    expect(line({}, {}, { title: 'Pagos' })).toBe('1 - Ana (não pago)')
  })

  it('has its heading above and its remarks below', () => {
    const roster = {
      heading: ['Racha', '20h'],
      groups: [group('players', [pastedPerson('Ana')])],
      remarks: { title: 'Regras:', lines: ['Sem briga'] },
    }
    expect(writeList(roster)).toBe('Racha\n20h\n\n1 - Ana\n\nRegras:\nSem briga')
    expect(writeList({ ...roster, heading: [], remarks: null })).toBe('1 - Ana')
  })
})
