import type { Audit } from '@campo-livre/domain/admin/audit.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { shownValue } from '@campo-livre/domain/lists/edits.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { RowChange } from '../store/row-change.ts'
import { newId } from '../store/ids.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import type { TableName, UserRecord } from '../store/records.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { nameOfRecord } from './name-of-record.ts'

/** The tables whose writes are noted, and what their rows are to the admin; others only follow from these. */
const noted: Readonly<Partial<Record<TableName, AdminResource>>> = {
  users: 'users',
  companies: 'companies',
  fields: 'fields',
  bookings: 'bookings',
  series: 'series',
  tabs: 'tabs',
  products: 'products',
  stockMovements: 'stock-movements',
  tills: 'tills',
  coupons: 'coupons',
  expenses: 'expenses',
  rachas: 'rachas',
  reviews: 'reviews',
  notifications: 'notices',
  interests: 'contacts',
  mails: 'mails',
}
/** The tables whose rows an arena keeps beside the admin's lists: a write of them is a change of the arena. */
const keptByArena: readonly string[] = ['closures', 'closings', 'deals', 'seriesRequests']
/** The rows that a write makes for others to read, which are no deed of their own. */
const following: readonly string[] = ['notifications', 'mails']
/** The keys whose values nobody is shown; and those that only count. */
const secret: readonly string[] = [
  'password',
  'photo',
  'text',
  'code',
  'link',
  'calendarFeed',
  'waitingNotices',
  'savedSearches',
]
const counting: readonly string[] = ['id', 'version', 'taken']

/** The write that a call has made, and by whom. */
type Written = { user: UserRecord; call: string; at: string; commandId?: string; reason?: string | null }

/** Notes in the audit what a call of an admin or an arena has changed, an entry for each row (H12). */
export async function noteAudit(
  db: Database,
  written: Written,
  changes: readonly RowChange[],
): Promise<void> {
  const role = roleOf(written.user)
  if (role !== 'admin' && role !== 'company') return
  // The audit of a deletion must not keep what the deletion removes (LGPD).
  const forgets = changes.some(({ table, after }) => table === 'users' && after === null)
  for (const change of changes) {
    const entry = entryOf(written, keptByArena.includes(change.table) ? ofArena(db, change) : change)
    if (entry) await db.audits.insert(forgets ? withoutValues(entry, change) : entry)
  }
}

/** Returns the write of a row that an arena keeps as a change of the arena, told without its values. */
function ofArena(db: Database, { table, before, after }: RowChange): RowChange {
  const id = Reflect.get(after ?? before ?? {}, 'companyId') as string
  const company = db.companies.find(id) ?? { id }
  return {
    table: 'companies',
    id,
    before: { ...company, [table]: before },
    after: { ...company, [table]: after },
  }
}

function withoutValues(entry: Audit, { after }: RowChange): Audit {
  const changes = entry.changes.map(({ field }) => ({ field, from: null, to: null }))
  return { ...entry, name: nameOfRecord(after ?? {}) || REMOVED_NAME, changes }
}

function entryOf(written: Written, { table, id, before, after }: RowChange): Audit | null {
  const resource = noted[table as TableName]
  const row = after ?? before
  if (resource === undefined || row === null || (before === null && following.includes(table))) return null
  const changes = before === null || after === null ? [] : changesBetween(before, after)
  if (before !== null && after !== null && changes.length === 0) return null
  const { user, call, at, commandId = null, reason = null } = written
  const kind = before === null ? 'created' : after === null ? 'removed' : 'changed'
  const name = nameOfRecord(row)
  return {
    id: newId('aud'),
    at,
    userId: user.id,
    call,
    resource,
    rowId: id,
    name,
    kind,
    changes,
    reason,
    commandId,
  }
}

function changesBetween(before: object, after: object): Audit['changes'] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys]
    .filter((key) => !counting.includes(key))
    .map((field) => ({ field, from: valueOf(before, field), to: valueOf(after, field) }))
    .filter(({ from, to }) => !isSame(from, to))
    .map(({ field, from, to }) => {
      const hidden = secret.includes(field)
      return { field, from: hidden ? null : shownValue(from), to: hidden ? null : shownValue(to) }
    })
}

const valueOf = (row: object, key: string): unknown => Reflect.get(row, key) ?? null
