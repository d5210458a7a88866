import { latestBookings, soonestBookings } from '@campo-livre/domain/bookings/list/own-bookings.ts'
import type { Database } from '../store/database.ts'
import type { ListQuestion } from '../store/list-question.ts'
import type { BookingRecord } from '../store/records.ts'

type Asked = Pick<ListQuestion, 'sort' | 'q' | 'page' | 'perPage'> & {
  readonly of: { readonly key: 'companyId' | 'athleteId'; readonly value: string }
  readonly forward: boolean
  /** The values that bookings have, or one of several; undefined ones are left out. */
  readonly has: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** The first and the last local day of an instant. */
  readonly within?: { readonly column: string; readonly after?: string; readonly before?: string }
}

/** Returns a page of somebody's bookings as the store finds them, and how many fit; null where it leaves that to those who ask. */
export function askBookings(
  db: Database,
  { of, forward, has, within, ...page }: Asked,
): { total: number; rows: readonly BookingRecord[] } | null {
  const days = [
    ...(within?.after === undefined ? [] : [{ mode: 'dateAfter' as const, value: within.after }]),
    ...(within?.before === undefined ? [] : [{ mode: 'dateBefore' as const, value: within.before }]),
  ]
  const found = db.askList?.({
    list: forward ? soonestBookings : latestBookings,
    scope: of,
    having: Object.entries(has).flatMap(([column, value]) =>
      value === undefined
        ? []
        : [{ column, value: typeof value === 'boolean' ? String(value) : value, has: true }],
    ),
    filters: within && days.length > 0 ? [{ column: within.column, operator: 'and', conditions: days }] : [],
    callerId: null,
    ...page,
  })
  return found ? { total: found.total, rows: found.rows.map(({ stored }) => stored as BookingRecord) } : null
}
