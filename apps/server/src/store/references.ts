import { type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'

/** The table whose ids a key of a row holds, whatever the row is of. */
const tableOf: Readonly<Record<string, TableName>> = {
  companyId: 'companies',
  fieldId: 'fields',
  bookingId: 'bookings',
  athleteId: 'users',
  organizerId: 'users',
  ownerId: 'users',
  authorId: 'users',
  userId: 'users',
  productId: 'products',
  tabId: 'tabs',
  expenseId: 'expenses',
}
const held = Object.entries(tableOf)

/** The ids that the rows of a call refer to. */
export type References = {
  /** Takes in a row of a table. */
  note(table: TableName, row: Row): void
  /** Returns the ids of a table that rows refer to. */
  to(table: TableName): ReadonlySet<string>
  /** Returns the keys by which an index of ids is asked next: those of rows that are loaded, or that others refer to. */
  keysOf(index: string): ReadonlySet<string>
}

/** Creates the references of a call that has read nothing. */
export function createReferences(): References {
  const [referred, loaded] = [newSets(), newSets()]
  return {
    note: (table, row) => {
      loaded[table].add(row.id)
      for (const [key, target] of held) {
        const id: unknown = row[key as keyof Row]
        if (typeof id === 'string') referred[target].add(id)
      }
    },
    to: (table) => referred[table],
    keysOf: (index) => {
      const target = tableOf[index]
      return target === undefined ? none : new Set([...loaded[target], ...referred[target]])
    },
  }
}

const none: ReadonlySet<string> = new Set()

function newSets(): Record<TableName, Set<string>> {
  return Object.fromEntries(tableNames.map((name) => [name, new Set<string>()])) as Record<
    TableName,
    Set<string>
  >
}
