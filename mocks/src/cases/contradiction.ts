import { occupies } from '@campo-livre/domain/bookings/status.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { groundOf } from '@campo-livre/backend/fields/ground-of.ts'
import type { BookingRecord, TableName } from '@campo-livre/backend/store/records.ts'
import type { Snapshot } from '../persistence/snapshot.ts'

/** The keys of rows that hold the id of a row of another table, or null. */
const references: readonly (readonly [from: TableName, key: string, to: TableName])[] = [
  ['companies', 'ownerId', 'users'],
  ['fields', 'companyId', 'companies'],
  ['closures', 'companyId', 'companies'],
  ['bookings', 'fieldId', 'fields'],
  ['bookings', 'companyId', 'companies'],
  ['bookings', 'athleteId', 'users'],
  ['series', 'companyId', 'companies'],
  ['series', 'athleteId', 'users'],
  ['seriesRequests', 'companyId', 'companies'],
  ['seriesRequests', 'athleteId', 'users'],
  ['reviews', 'fieldId', 'fields'],
  ['reviews', 'companyId', 'companies'],
  ['reviews', 'authorId', 'users'],
  ['products', 'companyId', 'companies'],
  ['stockMovements', 'companyId', 'companies'],
  ['stockMovements', 'productId', 'products'],
  ['stockMovements', 'byId', 'users'],
  ['stockMovements', 'tabId', 'tabs'],
  ['stockMovements', 'reversesId', 'stockMovements'],
  ['edits', 'subjectId', 'products'],
  ['tabs', 'companyId', 'companies'],
  ['tabs', 'athleteId', 'users'],
  ['bookingCommands', 'companyId', 'companies'],
  ['tabCommands', 'companyId', 'companies'],
  ['tabCommands', 'tabId', 'tabs'],
  ['sentReceipts', 'tabId', 'tabs'],
  ['sentReceipts', 'userId', 'users'],
  ['tills', 'companyId', 'companies'],
  ['closings', 'companyId', 'companies'],
  ['bookingLinks', 'bookingId', 'bookings'],
  ['coupons', 'companyId', 'companies'],
  ['waits', 'companyId', 'companies'],
  ['waits', 'fieldId', 'fields'],
  ['waits', 'athleteId', 'users'],
  ['waits', 'bookingId', 'bookings'],
  ['deals', 'companyId', 'companies'],
  ['productImports', 'companyId', 'companies'],
  ['expenses', 'companyId', 'companies'],
  ['expenses', 'productId', 'products'],
  ['expenseSeries', 'companyId', 'companies'],
  ['expenseReceipts', 'companyId', 'companies'],
  ['notifications', 'userId', 'users'],
  ['sessions', 'userId', 'users'],
  ['cards', 'userId', 'users'],
]

/** Returns the first table with a row that contradicts others after the changes of a case; null when none does. */
export function contradictionIn(db: MemoryDatabase, changes: Snapshot['changes']): TableName | null {
  const dangling = references.find(([from, key, to]) => {
    const rows: readonly object[] = db[from].all()
    return rows.some((row) => {
      const id: unknown = Reflect.get(row, key)
      return typeof id === 'string' && db[to].find(id) === undefined
    })
  })
  if (dangling) return dangling[0]
  if (changes.products.some(([id]) => !isBalanced(db, id))) return 'stockMovements'
  return changes.bookings.some(([, row]) => row !== null && isTakenTwice(db, row)) ? 'bookings' : null
}

/** Returns whether the stock of a product is the sum of its movements (H4). */
function isBalanced(db: MemoryDatabase, productId: string): boolean {
  const product = db.products.find(productId)
  const pieces = db.stockMovements.by('productId', productId).reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces === (product?.stock ?? 0)
}

/** Rule 1. */
function isTakenTwice(db: MemoryDatabase, booking: BookingRecord): boolean {
  const now = db.clock.now()
  if (!occupies(booking, now)) return false
  const [start, end] = [Date.parse(booking.start), Date.parse(booking.end)]
  const field = db.fields.find(booking.fieldId)
  const ground = field === undefined ? [] : groundOf(db, field)
  return ground
    .flatMap(({ id }) => db.bookings.by('fieldId', id))
    .some(
      (other) =>
        other.id !== booking.id &&
        Date.parse(other.start) < end &&
        Date.parse(other.end) > start &&
        occupies(other, now),
    )
}
