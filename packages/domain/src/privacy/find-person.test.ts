import { describe, expect, it } from 'vitest'
import { type Declared, isAbout, knownOf, mentionOf, partsAbout } from './find-person.ts'
import type { About, Person, ToldBy } from './personal-data.ts'

const person: Person = {
  id: 'u1',
  name: 'Ana Lima',
  email: 'Ana.Lima@x.test',
  phone: '5585901234567',
  document: '52998224725',
}
const about = (by: ToldBy, who = 'who'): About => ({ in: '', who, by, fates: 'removed' })
const none: Declared = {}

describe('a mention in a text (H11)', () => {
  it('is a word of its own, in any case, and no part of a longer one', () => {
    const found = (text: string) => text.match(mentionOf(['ana', 'u1'])) ?? []
    expect(found('Ana viu a ANA, u1.')).toEqual(['Ana', 'ANA', 'u1'])
    expect(found('Mariana, anabela, ana_2, x-ana, ana-b, ana.b, u12, ána')).toEqual([])
    expect(found('(ana) "ana": ana! ana. Fim')).toHaveLength(4)
  })

  it('has the marks of an e-mail as they are, and nothing where there is no word', () => {
    expect('ana.b+c@x.test'.match(mentionOf(['ana.b+c@x.test']))).toHaveLength(1)
    expect('anaXbbc@xYtest'.match(mentionOf(['ana.b+c@x.test']))).toBeNull()
    expect('a b'.match(mentionOf([]))).toBeNull()
    expect('a b'.match(mentionOf(['', '']))).toBeNull()
  })
})

describe('an object that is about a person (H11)', () => {
  const known = knownOf({}, none, person)
  const told = (by: ToldBy, who: unknown, someone = known) => isAbout({ who }, about(by), someone)

  it('tells them by their id, their e-mail in any case, or the digits of their phone', () => {
    expect([told('id', 'u1'), told('id', 'U1'), told('id', 'u12')]).toEqual([true, false, false])
    expect([told('email', 'ana.lima@X.test'), told('email', 'lima@x.test')]).toEqual([true, false])
    expect([told('phone', '+55 (85) 90123-4567'), told('phone', '5585901234568')]).toEqual([true, false])
  })

  it('tells them by a mention of their id or their e-mail', () => {
    const texts = ['login:u1', 'to ana.lima@x.test', 'u12', 'Ana Lima', '']
    expect(texts.map((text) => told('mention', text))).toEqual([true, true, false, false, false])
  })

  it('tells nobody where it has no text, and no phone where they have none', () => {
    for (const who of [null, undefined, 1]) expect(told('id', who)).toBe(false)
    const unreachable = knownOf({}, none, { ...person, phone: null })
    expect(told('phone', '5585901234567', unreachable)).toBe(false)
    expect(told('phone', '', unreachable)).toBe(false)
  })

  it('tells them by the objects of its row that are theirs', () => {
    const row = {
      id: 'r',
      people: [
        { id: 'p1', userId: 'u1' },
        { id: 'p2', userId: 'u2' },
        { id: 7, userId: 'u1' },
      ],
      shares: [{ personId: 'p1' }, { personId: 'p2' }, { personId: 7 }],
    }
    const people: About[] = [
      { ...about('id', 'userId'), in: 'people[]' },
      { ...about('theirs', 'personId'), in: 'shares[]' },
    ]
    const parts = partsAbout(row, { people, exported: 'mentions' }, known).map(({ part }) => part)
    expect(parts).toEqual([row.people[0], row.people[2], row.shares[0]])
    expect(isAbout({ who: 'p1' }, about('theirs'), known)).toBe(false)
  })
})

describe('the rows that are theirs (H11)', () => {
  const declared: Declared = {
    tabs: {
      people: [about('id', 'athleteId'), about('phone', 'phone'), { ...about('id', 'byId'), in: 'lines[]' }],
      exported: 'mentions',
    },
    mails: { people: [about('email', 'to')], exported: 'mentions' },
    entries: {
      people: [about({ rowOf: ['tabs', 'mails'], key: 'id' }), about({ rowOf: ['tabs'], key: 'code' })],
      exported: 'mentions',
    },
    missing: { people: [about({ rowOf: ['nowhere'], key: 'id' })], exported: 'mentions' },
  }
  const tables = {
    tabs: [
      { id: 't1', code: 'CMD-1', athleteId: 'u1' },
      { id: 't2', code: 'CMD-2', athleteId: 'u2', lines: [{ byId: 'u1' }] },
      { id: 't3', code: 'CMD-3', athleteId: null, phone: person.phone },
      { id: 't4', code: null, athleteId: 'u1' },
    ],
    mails: [
      { id: 'm1', to: 'ana.lima@x.test' },
      { id: 'm2', to: 'bia@x.test' },
    ],
  }
  const known = knownOf(tables, declared, person)

  it('are those that are about them as a whole by their id or e-mail', () => {
    const keys = Object.fromEntries([...known.keys].map(([name, found]) => [name, [...found]]))
    expect(keys).toEqual({
      'tabs.id': ['t1', 't4'],
      'mails.id': ['m1'],
      'tabs.code': ['CMD-1'],
      'nowhere.id': [],
    })
  })

  it('tell whose the rows are that name one of them', () => {
    const by: ToldBy = { rowOf: ['tabs', 'mails'], key: 'id' }
    const told = (who: string) => isAbout({ who }, about(by), known)
    expect(['t1', 'm1', 't2', 'm2', 't1-refund'].map(told)).toEqual([true, true, false, false, false])
    expect(isAbout({ who: 't1' }, about({ rowOf: ['unknown'], key: 'id' }), known)).toBe(false)
  })

  it('tell whose a text is that has a whole key in it, wherever it stands', () => {
    const by: ToldBy = { rowOf: ['tabs'], key: 'id', inText: true }
    const told = (who: string) => isAbout({ who }, about(by), known)
    expect(told('t1')).toBe(true)
    expect(told('t1-refund')).toBe(true)
    expect(told('t12')).toBe(false)
    expect(told('["t12","t1"]')).toBe(true)
    expect(told('["t12","t2"]')).toBe(false)
  })
})
