import { type Lookup, type Moment, momentOf } from '@campo-livre/domain/lists/compile-expression.ts'
import { compileList, type Functions } from '@campo-livre/domain/lists/compile-list.ts'
import type { ListDeclaration, StoredOf } from '@campo-livre/domain/lists/declare-list.ts'
import type { RowOf } from '@campo-livre/domain/lists/list-columns.ts'
import type { Database } from '../store/database.ts'
import type { ListQuestion } from '../store/list-question.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { TableName } from '../store/records.ts'

type World = { readonly db: Database; readonly now: string }

/** The rows of a declared list in memory. Without an instant they are those of the clock. */
export type ListRows<L extends ListDeclaration> = {
  readonly list: L
  /** Returns stored rows as rows of the list, in its order: the same as long as nothing that they tell has changed. */
  readonly rows: (
    db: Database,
    stored: readonly StoredOf<L>[],
    now?: string,
    callerId?: string,
  ) => readonly RowOf<L>[]
  /** Returns all rows of the list. */
  readonly all: (db: Database, now?: string) => readonly RowOf<L>[]
  /** Returns the rows of one page as the store finds them; null where the store leaves that to `rows`. */
  readonly asked: (
    db: Database,
    question: Omit<ListQuestion, 'list'>,
    now?: string,
  ) => { readonly total: number; readonly rows: readonly RowOf<L>[] } | null
  /** Returns one stored row as a row of the list. */
  readonly row: (db: Database, stored: StoredOf<L>, now?: string, callerId?: string) => RowOf<L>
}

/**
 * Makes the rows of a declared list, with the functions that it names. `inputs` are what these functions look at beside
 * the row and the tables of the list.
 */
export function listRows<L extends ListDeclaration>(
  list: L,
  functions: Functions<L, World>,
  inputs: (db: Database, now: string, stored: readonly StoredOf<L>[]) => readonly unknown[] = () => [],
): ListRows<L> {
  const { row, filled, ordered, tables, turns, byDay, byCaller } = compileList<L, World>(list, functions)
  const kept = memoizeByInputs<readonly RowOf<L>[]>()
  const turnsOf = memoizeByInputs<readonly number[]>()
  const readingOf = (db: Database, now: string, callerId: string | undefined) => ({
    lookup: lookupIn(db),
    moment: momentOf(now, callerId ?? null),
    world: { db, now },
  })
  const rows: ListRows<L>['rows'] = (db, stored, now = db.clock.now(), callerId) => {
    const reading = readingOf(db, now, callerId)
    const turned =
      turns &&
      countUpTo(
        reading.moment.now,
        turnsOf(stored, [], () => stored.flatMap((each) => turns(each, reading)).toSorted((a, b) => a - b)),
      )
    const from = [
      ...tables.map((table) => db[table as TableName].revision()),
      byCaller && callerId,
      turned,
      byDay && quarterOf(reading.moment),
      ...inputs(db, now, stored),
    ]
    return kept(stored, from, () => mapAll(ordered(stored, reading), (each) => row(each, reading)))
  }
  return {
    list,
    rows,
    all: (db, now) => rows(db, db[list.table as TableName].all() as readonly StoredOf<L>[], now),
    asked: (db, question, now = db.clock.now()) => {
      const found = db.askList?.({ list, ...question }) ?? null
      return (
        found && {
          total: found.total,
          rows: mapAll(found.rows, ({ stored, values }) =>
            filled(stored as StoredOf<L>, values, { db, now }),
          ),
        }
      )
    },
    row: (db, stored, now = db.clock.now(), callerId) => row(stored, readingOf(db, now, callerId)),
  }
}

/** Returns what expressions look at in other tables. */
export function lookupIn(db: Database): Lookup {
  return {
    find: (table, id) => db[table as TableName].find(id),
    by: (table, key, value) =>
      (db[table as TableName].by as (key: string, value: string) => readonly object[])(key, value),
  }
}

/** Returns the number of the quarter of an hour; in every zone a day begins with a new one. */
function quarterOf({ now }: Moment): number {
  return Math.floor(now / 900_000)
}

/**
 * Counts the instants at which rows change by themselves that have come. While this number is the same, so is the state
 * of each row, wherever the clock is moved.
 */
function countUpTo(now: number, sorted: readonly number[]): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= now) low = middle + 1
    else high = middle
  }
  return low
}
