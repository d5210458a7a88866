import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import type { AccountPayment } from '@campo-livre/domain/payments/account.ts'
import type { BookingRecord, SeriesRecord, TabRecord } from '../store/records.ts'
import type { RowChange } from '../store/row-change.ts'

/** The payments of an account before and after a change of its row. */
type ChangedAccount = {
  /** Tells it from every other: its table, its row, and the month of a fixed slot. */
  name: string
  table: string
  rowId: string
  before: readonly AccountPayment[]
  after: readonly AccountPayment[]
}

/** Returns the accounts in changed rows: of tabs, of bookings at the counter, of the months of fixed slots. */
export function changedAccounts(changes: readonly RowChange[]): ChangedAccount[] {
  return changes.flatMap(({ table, id, before, after }) => {
    if (before === null || after === null) return []
    const was = accountsOf(table, before)
    return [...accountsOf(table, after)].map(([account, payments]) => ({
      name: [table, id, account].filter(Boolean).join(' '),
      table,
      rowId: id,
      before: was.get(account) ?? [],
      after: payments,
    }))
  })
}

/** Returns the payments of each account in a row, by a name that the account has there. */
function accountsOf(table: string, row: unknown): Map<string, AccountPayment[]> {
  if (table === 'tabs') return new Map([['', (row as TabRecord).payments]])
  if (table === 'bookings') return new Map([['', counterPartOf(row as BookingRecord).payments]])
  if (table !== 'series') return new Map()
  return new Map((row as SeriesRecord).accounts.map(({ month, payments }) => [month, payments]))
}
