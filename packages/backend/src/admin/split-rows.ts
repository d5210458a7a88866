import type { SplitRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { splitSum } from '@campo-livre/domain/splits/standing.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { SplitRecord } from '../store/records.ts'

/** Returns bills among people as rows of the admin's table, newest first. */
export function splitRows(db: Database, splits: readonly SplitRecord[]): readonly SplitRow[] {
  return rowsOf(splits, [db.users.all()], () =>
    splits
      .map((split) => toRow(db, split))
      .toSorted((a, b) =>
        a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? -1 : 1,
      ),
  )
}

const rowsOf = memoizeByInputs<SplitRow[]>()

function toRow(db: Database, split: SplitRecord): SplitRow {
  const { id, code, title, organizerId, timeZone, origin, people, cancelledAt, cancelReason, createdAt } =
    split
  const { totalCents, paidCents, openCents } = splitSum(split)
  return {
    id,
    code,
    title,
    organizerName: db.users.find(organizerId)?.name ?? null,
    timeZone,
    origin: origin.kind,
    people: people.length,
    totalCents,
    paidCents,
    openCents,
    status: cancelledAt !== null ? 'cancelled' : openCents > 0 ? 'open' : 'settled',
    cancelReason,
    createdAt,
  }
}
