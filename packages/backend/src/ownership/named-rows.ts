import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { TableName } from '../store/records.ts'

/** The tables whose ids the values of a body are, by their names. */
const tables: Readonly<Record<string, TableName>> = {
  fieldId: 'fields',
  bookingId: 'bookings',
  tabId: 'tabs',
  otherTabId: 'tabs',
  productId: 'products',
  expenseId: 'expenses',
  rachaId: 'rachas',
  seriesId: 'series',
  splitId: 'splits',
}

/** Reads the rows that a body names by their ids, whoever may have them. */
export function readNamed(db: Database, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  mapAll(Object.entries(body), ([name, id]: [string, unknown]) => {
    const table = tables[name]
    return table !== undefined && typeof id === 'string' ? db[table].find(id) : undefined
  })
}
