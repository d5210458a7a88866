import { expect, it } from 'vitest'
import { exportPerson } from './export-person.ts'
import type { Declared } from './find-person.ts'
import { blank, emptied, type Person, renamed } from './personal-data.ts'

const person: Person = { id: 'u1', name: 'Ana Lima', email: 'ana@x.test', phone: null, document: null }
const declared: Declared = {
  splits: {
    people: [
      { in: '', who: 'organizerId', by: 'id', fates: { organizerId: emptied } },
      { in: 'people[]', who: 'userId', by: 'id', fates: { userId: emptied, name: renamed } },
      { in: 'lines[]', who: 'byId', by: 'id', fates: 'removed' },
    ],
    exported: { part: 'splits', of: ['organizerId', 'people[].userId'] },
  },
  notes: {
    people: [
      {
        in: '',
        who: 'userId',
        by: 'id',
        fates: {
          userId: emptied,
          'tags[]': renamed,
          'none.name': renamed,
          text: blank,
          said: 'cleaned',
          answer: { from: 'nameless' },
          sum: { kept: 'Books' },
          'change.to': { becomes: null, where: { column: 'field', in: ['name'] } },
        },
      },
      { in: 'readers[]', who: '', by: 'id', fates: 'removed' },
    ],
    exported: 'mentions',
  },
  accounts: { people: [{ in: '', who: 'id', by: 'id', fates: 'removed' }], exported: 'account' },
}

it('has the rows of a person whole, and where else they stand only that (H11)', () => {
  const mine = { id: 's1', organizerId: 'u1', people: [], lines: [{ byId: 'u1', at: '10h' }] }
  const shared = { id: 's2', organizerId: 'u2', people: [{ userId: 'u1', name: 'Ana' }], lines: [] }
  const theirs = {
    id: 's3',
    organizerId: 'u2',
    people: [{ userId: 'u2' }],
    lines: [{ byId: 'u1', at: '11h' }],
  }
  const { rows, mentions } = exportPerson({ splits: [mine, shared, theirs] }, declared, person)
  expect(rows.splits).toEqual([mine, shared])
  expect(rows.tabs).toEqual([])
  expect(mentions).toEqual({
    splits: [
      { id: 's1', byId: 'u1', at: '10h' },
      { id: 's3', byId: 'u1', at: '11h' },
    ],
  })
})

it('tells of a row that is not theirs the columns that are about them alone (H11)', () => {
  const note = {
    id: 'n1',
    at: '2026-11-20',
    userId: 'u1',
    tags: ['Ana', 'Aninha'],
    text: 'Bia viu a Ana',
    said: 'oi',
    answer: 'oi',
    sum: 900,
    change: { field: 'name', to: 'Ana' },
    readers: ['u2', 'u1'],
  }
  expect(exportPerson({ notes: [note] }, declared, person).mentions).toEqual({
    notes: [{ id: 'n1', at: '2026-11-20', userId: 'u1', 'tags[]': ['Ana', 'Aninha'] }, { id: 'n1' }],
  })
})

it('has nothing of nobody, and of an account what its own parts have (H11)', () => {
  expect(exportPerson({ accounts: [{ id: 'u1' }], notes: [{ id: 'n' }] }, declared, person).mentions).toEqual(
    {},
  )
})
