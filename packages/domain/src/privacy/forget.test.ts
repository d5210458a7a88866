import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exportPerson } from './export-person.ts'
import type { Declared, Row } from './find-person.ts'
import { forget } from './forget.ts'
import { blank, emptied, type Person, REMOVED_ID, REMOVED_NAME, renamed, unknown } from './personal-data.ts'

const person: Person = {
  id: 'u1',
  name: 'Ana Lima',
  email: 'ana@x.test',
  phone: '5585901234567',
  document: null,
}
const declared: Declared = {
  tabs: {
    people: [
      {
        in: '',
        who: 'athleteId',
        by: 'id',
        fates: { athleteId: emptied, name: renamed, sum: { kept: 'Books' } },
      },
      { in: '', who: 'phone', by: 'phone', fates: { phone: emptied, name: 'cleaned' } },
      { in: 'lines[]', who: 'byId', by: 'id', fates: { byId: emptied } },
    ],
    words: ['note'],
    exported: { part: 'tabs', of: ['athleteId'] },
  },
  commands: {
    people: [
      { in: '', who: 'byId', by: 'id', fates: { byId: unknown } },
      { in: '', who: 'tabId', by: { rowOf: ['tabs'], key: 'id' }, fates: { name: renamed, note: blank } },
    ],
    exported: 'mentions',
  },
  notes: {
    people: [
      { in: '', who: 'about.id', by: 'id', fates: { text: { from: 'about.nameless' }, about: 'removed' } },
    ],
    exported: 'mentions',
  },
  audits: {
    people: [
      {
        in: '',
        who: 'rowId',
        by: 'id',
        fates: {
          'changes[].to': { becomes: null, where: { column: 'field', in: ['name', 'phone'] } },
          gone: 'removed',
          kept: { kept: 'Books' },
        },
      },
    ],
    exported: 'mentions',
  },
  letters: { people: [{ in: '', who: 'to', by: 'email', fates: 'removed' }], exported: 'secret' },
  answers: {
    people: [
      { in: '', who: 'key', by: 'mention', fates: 'removed' },
      { in: '', who: 'key', by: { rowOf: ['tabs'], key: 'id', inText: true }, fates: 'removed' },
    ],
    exported: 'secret',
  },
}
const after = (table: string, row: object) => {
  const tab = { id: 't1', athleteId: 'u1' }
  const rows = [{ id: 'r', ...row }]
  const tables = { tabs: [tab], [table]: table === 'tabs' ? rows : rows } as Record<string, readonly Row[]>
  if (table !== 'tabs') tables.tabs = [tab]
  const found = forget(tables, declared, person).find((each) => each.table === table && each.id === 'r')
  return found === undefined ? 'same' : found.after
}

describe('a person who is forgotten (H11)', () => {
  it('leaves a row with what the law wants, without them', () => {
    const tab = {
      athleteId: 'u1',
      name: 'Ana L.',
      sum: 900,
      lines: [{ byId: 'u1' }, { byId: 'u2' }],
      note: 'da Ana L.',
    }
    expect(after('tabs', tab)).toEqual({
      id: 'r',
      athleteId: null,
      name: REMOVED_NAME,
      sum: 900,
      lines: [{ byId: null }, { byId: 'u2' }],
      note: `da ${REMOVED_NAME}`,
    })
  })

  it('loses the phone where they had no account, and the name only if it is theirs', () => {
    const at = { athleteId: null, phone: '(85) 90123-4567' }
    expect(after('tabs', { ...at, name: 'Ana Lima' })).toMatchObject({ phone: null, name: REMOVED_NAME })
    expect(after('tabs', { ...at, name: 'João' })).toMatchObject({ phone: null, name: 'João' })
  })

  it('is found by the rows that are theirs', () => {
    expect(after('commands', { tabId: 't1', byId: 'u2', name: 'Aninha', note: 'x' })).toMatchObject({
      byId: 'u2',
      name: REMOVED_NAME,
      note: '',
    })
    expect(after('commands', { tabId: 't2', byId: 'u1', name: 'Bia', note: 'x' })).toMatchObject({
      byId: REMOVED_ID,
      name: 'Bia',
    })
  })

  it('leaves others a text that was written for this', () => {
    const note = { text: 'Ana pagou.', about: { id: 'u1', nameless: 'Alguém pagou.' } }
    expect(after('notes', note)).toEqual({ id: 'r', text: 'Alguém pagou.' })
  })

  it('leaves a text without their names, id and ways to reach them, the longest name first', () => {
    const tab = {
      athleteId: 'u1',
      name: 'Ana Lima Souza',
      lines: [],
      note: 'Ana Lima Souza e Ana Lima, ana@x.test',
    }
    expect(after('tabs', tab)).toMatchObject({
      note: `${REMOVED_NAME} e ${REMOVED_NAME}, ${REMOVED_NAME}`,
    })
    const short = { athleteId: 'u1', name: 'Al', lines: [], note: 'Al e Léo, tab u1-7 de u12, u1' }
    expect(after('tabs', short)).toMatchObject({
      note: `Al e Léo, tab u1-7 de u12, ${REMOVED_ID}`,
    })
    const spaced = { athleteId: 'u1', name: ' A ', lines: [], note: 'A e B' }
    expect(after('tabs', spaced)).toMatchObject({ name: REMOVED_NAME, note: 'A e B' })
    expect(after('tabs', { athleteId: 'u1', name: 'Ana', lines: [], note: 7 })).toMatchObject({ note: 7 })
  })

  it('leaves the texts of a row that is not theirs, but for what is theirs alone', () => {
    const tab = { athleteId: 'u2', name: 'Bia', lines: [], note: 'Ana Lima, ana@x.test' }
    expect(after('tabs', tab)).toEqual({ id: 'r', ...tab, note: `Ana Lima, ${REMOVED_NAME}` })
  })

  it('loses a value only where its neighbour says that it is theirs', () => {
    const changes = [
      { field: 'name', to: 'Ana' },
      { field: 'price', to: 'Ana' },
      { field: 'phone', to: '9' },
    ]
    expect(after('audits', { rowId: 'u1', changes })).toMatchObject({
      changes: [
        { field: 'name', to: null },
        { field: 'price', to: 'Ana' },
        { field: 'phone', to: null },
      ],
    })
    expect(after('audits', { rowId: 'u1', gone: 1, kept: 2 })).toEqual({ id: 'r', rowId: 'u1', kept: 2 })
  })

  it('leaves nothing in place of a text that has no other', () => {
    expect(after('notes', { text: 'Ana pagou.', about: { id: 'u1' } })).toEqual({ id: 'r', text: '' })
  })

  it.each([
    ['letters', { to: 'ANA@x.test' }, null],
    ['letters', { to: 'bia@x.test' }, 'same'],
    ['answers', { key: 'u1:abc' }, null],
    ['answers', { key: 'u12:abc' }, 'same'],
    ['answers', { key: '{"id":"t1"}' }, null],
    ['answers', { key: '{"id":"t12"}' }, 'same'],
    ['tabs', { athleteId: 'u2', name: 'Ana Lima', note: 'Ana Lima' }, 'same'],
  ])('takes the rows that are theirs alone, and no others: %s %o', (table, row, left) => {
    expect(after(table, row)).toBe(left)
  })
})

test('what is exported is what is forgotten, and no secret or word of others is in it (H11)', () => {
  const tables = {
    tabs: [
      { id: 't1', athleteId: 'u1', name: 'Ana Lima', lines: [] },
      { id: 't2', athleteId: 'u2', name: 'Bia', lines: [{ byId: 'u1', at: '2026' }] },
    ],
    commands: [{ id: 'c1', tabId: 't1', byId: 'u2', name: 'Ana Lima', note: 'Bia viu' }],
    letters: [{ id: 'l1', to: 'ana@x.test' }],
  }
  const { rows, mentions } = exportPerson(tables, declared, person)
  expect(rows.tabs).toEqual([tables.tabs[0]])
  expect(mentions).toEqual({
    tabs: [{ id: 't2', byId: 'u1', at: '2026' }],
    commands: [{ id: 'c1', tabId: 't1', name: 'Ana Lima' }],
  })
})

test('forgetting twice is forgetting once, and touches nobody else (H11)', () => {
  const who = fc.constantFrom('u1', 'u2', null)
  const tab = fc.record({
    athleteId: who,
    name: fc.constantFrom('Ana Lima', 'Bia', ''),
    phone: fc.constantFrom('5585901234567', '5585900000000', null),
    sum: fc.nat(),
    note: fc.string(),
    lines: fc.array(fc.record({ byId: who })),
  })
  fc.assert(
    fc.property(fc.array(tab), (made) => {
      const tabs = made.map((each, at) => ({ ...each, id: `t${at}` }))
      const changes = new Map(forget({ tabs }, declared, person).map(({ id, after: left }) => [id, left]))
      const left = tabs.map((each) => (changes.get(each.id) ?? each) as (typeof tabs)[number])
      expect(forget({ tabs: left }, declared, person)).toEqual([])
      expect(left.map(({ sum }) => sum)).toEqual(tabs.map(({ sum }) => sum))
      expect(JSON.stringify(left.map(({ note: _note, ...each }) => each))).not.toMatch(/"u1"|5585901234567/)
      for (const [at, each] of tabs.entries())
        if (
          !JSON.stringify(each).includes('"u1"') &&
          each.phone !== person.phone &&
          !each.note.includes('u1')
        )
          expect(left[at]).toBe(each)
    }),
  )
})
