import { allAt, mapAt } from '@campo-livre/domain/privacy/map-at.ts'
import { forget } from '@campo-livre/domain/privacy/forget.ts'
import { type Person, REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { describe, expect, it } from 'vitest'
import { sampleRows } from '@campo-livre/mocks/testing/sample-rows.ts'
import { personalData } from './personal-data.ts'
import { recordSchemas, tableNames } from './records.ts'

const person: Person = {
  id: 'usr-gone',
  name: 'Zuleica Peçanha',
  email: 'zuleica@gone.test',
  phone: '5585988776655',
  document: '31807452662',
}

/** A payer as a bank writes one: folded and cut off, so that no search for the name finds it. */
const bankWords = 'pix recebido zuleica pecan'

/** The columns that are a person wherever they stand, by the end of their path. */
const columns: readonly [RegExp, string][] = [
  [/(^|\.)(userId|byId|athleteId|organizerId|ownerId|authorId|closedById|openedById|addedById)$/, person.id],
  [/(^|\.)commands\[\]\.by$|^mutedBy\[\]$/, person.id],
  [/(^|\.)(customerName|authorName)$/, person.name],
  [/^(participants|people|play\.live.*players?)(\[\])?\.name$/, person.name],
  [/(^|\.)(email|to|pendingEmail)$/, person.email],
  [/(^|\.)(phone|customerPhone|whatsapp)$/, person.phone ?? ''],
  [/(^|\.)cpf$/, person.document ?? ''],
  [/(^|\.)statementKey$/, bankWords],
  // Commands are about the tab and the booking of the person, by whose ids their words are found.
  [/^tabId$/, 'tabs-0'],
  [/^command\.bookingId$/, 'bookings-0'],
]
/** Columns that look so: ids of places in a game, a value of a history, and the transactions of whom an arena pays. */
const others: Readonly<Record<string, readonly RegExp[]>> = {
  rachas: [/^votes\[\]\./],
  splits: [/payers\.byId$/],
  companies: [/^money\.changes\[\]\.changes/],
  edits: [/^changes/],
  audits: [/^changes/],
  expenses: [/statementKey$/],
  expenseCommands: [/statementKey$/],
}

const isOther = (table: string, path: string) => others[table]?.some((each) => each.test(path)) ?? false

/** Returns rows of a table in which every column that tells of a person tells of this one, and so do all words. */
function rowsOf(table: (typeof tableNames)[number]) {
  const textAt = (path: string) =>
    isOther(table, path) ? undefined : columns.find(([column]) => column.test(path))?.[1]
  const rows = sampleRows(recordSchemas[table], textAt)
  return rows.map((row, at) => {
    const worded = (personalData[table].words ?? []).reduce(
      (left, path) => mapAt(left, path, () => `${person.name}, ${person.email}, ${person.id}`),
      row,
    )
    const id = table === 'users' ? person.id : `${table}-${at}`
    return { ...(worded as object), id }
  })
}

/** Returns the paths in a row at which something of the person stands. */
function pathsTo(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return [...Object.values(person), bankWords].some((own) => own !== null && value.includes(own))
      ? [path]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => pathsTo(each, `${path}.${key}`))
}

const tables = Object.fromEntries(tableNames.map((table) => [table, rowsOf(table)]))

describe('what the tables have of people (H11)', () => {
  const after = Object.fromEntries(
    tableNames.map((table) => [
      table,
      new Map<string, object | null>(tables[table]?.map((row) => [row.id, row])),
    ]),
  )
  for (const { table, id, after: row } of forget(tables, personalData, person)) after[table]?.set(id, row)

  it.each(tableNames)('%s keep nothing of a person who stands in every column of theirs', (table) => {
    expect([...(after[table]?.values() ?? [])].flatMap((row) => pathsTo(row))).toEqual([])
  })

  it.each(tableNames)('%s have only columns in their declaration that there are', (table) => {
    const rows = sampleRows(recordSchemas[table], () => undefined)
    const { people, words = [] } = personalData[table]
    const paths = people.flatMap(({ in: at, who, fates }) =>
      [who, ...(fates === 'removed' ? [] : Object.keys(fates))].map((path) =>
        [at, path].filter(Boolean).join('.'),
      ),
    )
    for (const path of [...paths, ...words])
      expect(
        rows.some((row) => allAt(row, path).length > 0),
        path,
      ).toBe(true)
  })

  it('leaves the rows of others the same, to the object', () => {
    const stranger = {
      ...person,
      id: 'usr-x',
      name: 'Otávio',
      email: 'o@x.test',
      phone: null,
      document: null,
    }
    expect(forget(tables, personalData, stranger)).toEqual([])
  })

  it('leaves those of the same name who are somebody else', () => {
    const namesake = { ...person, id: 'usr-x', email: 'o@x.test', phone: null, document: null }
    expect(forget(tables, personalData, namesake)).toEqual([])
  })

  it('has a name for whoever is gone', () => {
    expect(JSON.stringify(after.bookings?.get('bookings-0'))).toContain(REMOVED_NAME)
  })
})
