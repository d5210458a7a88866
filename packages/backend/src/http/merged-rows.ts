import { momentOf } from '@campo-livre/domain/lists/compile-expression.ts'
import type { ListColumns, RowOf } from '@campo-livre/domain/lists/list-columns.ts'
import { compileMerged, type MergedList } from '@campo-livre/domain/lists/merged-list.ts'
import type { Database } from '../store/database.ts'
import type { MergedQuestion } from '../store/list-question.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { TableName } from '../store/records.ts'
import { lookupIn } from './list-rows.ts'

/** The rows of a merged list. What stands in them does not depend on the time. */
export type MergedRows<L extends ListColumns> = {
  readonly list: MergedList<L>
  /** Returns all rows: the same as long as nothing that they tell has changed. */
  readonly all: (db: Database) => readonly RowOf<L>[]
  /** Returns the rows that stand in stored ones, by their tables, in the list's order. */
  readonly within: (db: Database, stored: Stored) => readonly RowOf<L>[]
  /** Returns the rows of one page as the store finds them; null where the store leaves that to `all`. */
  readonly asked: (
    db: Database,
    question: Omit<MergedQuestion, 'list'>,
  ) => { readonly total: number; readonly rows: readonly RowOf<L>[] } | null
}

type Stored = Readonly<Partial<Record<TableName, readonly object[]>>>

/** Makes the rows of a merged list. */
export function mergedRows<L extends ListColumns>(list: MergedList<L>): MergedRows<L> {
  const { add, ordered } = compileMerged(list)
  const kept = memoizeByInputs<readonly RowOf<L>[]>()
  const tables = [...new Set(list.sources.map(({ table }) => table as TableName))]
  const joined = new Set(
    list.sources.flatMap(({ joins }) => Object.values(joins).map(({ table }) => table as TableName)),
  )
  const within: MergedRows<L>['within'] = (db, stored) => {
    const reading = { lookup: lookupIn(db), moment: momentOf(db.clock.now(), null), world: null }
    const rows: RowOf<L>[] = []
    for (const [at, { table }] of list.sources.entries())
      for (const each of stored[table as TableName] ?? []) add[at]?.(each, reading, rows)
    return ordered(rows)
  }
  return {
    list,
    within,
    all: (db) => {
      const stored = tables.map((name) => [name, db[name].all() as readonly object[]] as const)
      const [first, ...others] = stored
      const from = [...others.map(([, rows]) => rows), ...[...joined].map((name) => db[name].revision())]
      return kept(first?.[1] ?? stored, from, () => within(db, Object.fromEntries(stored)))
    },
    asked: (db, question) => {
      const found = db.askList?.({ list, ...question }) ?? null
      return found && { total: found.total, rows: found.rows.map(({ values }) => values as RowOf<L>) }
    },
  }
}
