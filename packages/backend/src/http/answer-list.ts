import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { tableQuerySchema } from '@campo-livre/contract/table-query.ts'
import { filterableOf, type RowOf } from '@campo-livre/domain/lists/list-columns.ts'
import type { ListDeclaration, Scope, StoredOf } from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import { companyOf } from '../ownership/own-company.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { TableName, UserRecord } from '../store/records.ts'
import { answer, type Call } from './call.ts'
import { ok } from './answer.ts'
import { type Listed, okList } from './list.ts'
import { pageMeta } from './page.ts'
import type { ListRows } from './list-rows.ts'

type ListSpec = CallSpec & {
  readonly who: 'signed-in' | readonly Role[]
  readonly query: ReturnType<typeof tableQuerySchema>
}

/** Returns the stored rows that a user is shown. */
type Shown<L extends ListDeclaration> = (db: Database, user: UserRecord) => readonly StoredOf<L>[]

type More<Row> = {
  /** The rows that have a value alone. */
  only?: { readonly column: keyof Row & string; readonly value: string }
  /** Returns the sums over the whole filtered result, for `meta`. */
  sums?: (rows: readonly Row[]) => object
  /** Returns further metadata, which no filter changes. */
  beside?: (rows: readonly Row[], of: { db: Database; now: string; user: UserRecord }) => object
}

/** Answers a declared list: the rows of the user's arena, those of the athlete, or those that a function finds. */
export function answerList<L extends ListDeclaration>(
  spec: ListSpec,
  { list, rows, asked }: ListRows<L>,
  scope: Scope | Shown<L>,
  { only, sums, beside }: More<RowOf<L>> = {},
): Call {
  const columns: Columns = filterableOf<ListDeclaration>(list)
  const { hidden } = list
  const stored = typeof scope === 'function' ? scope : shownBy<L>(list, scope)
  const wanted = only ? [{ ...only, has: true }] : []
  return answer(spec, ({ db, now, user, query }) => {
    const all = hidden === null || query.filters.some(({ column }) => column === hidden.column)
    // What is told of all rows, and rows that only a function finds, are looked at one by one.
    if (typeof scope !== 'function' && !sums && !beside) {
      const value = idOf(scope, db, user)
      const values = all ? wanted : [...wanted, { ...hidden, has: false }]
      const key = list.scopes[scope] ?? ''
      const question = { ...query, scope: { key, value: value ?? '' }, having: values, callerId: user.id }
      const found = value === undefined ? null : asked(db, question, now)
      if (found) return ok(found.rows, { meta: pageMeta(found.total, query) })
    }
    const every = rows(db, stored(db, user), now, user.id)
    const those = only ? having(every, only.column, only.value, true) : every
    const seen = all ? those : having(those, hidden.column, hidden.value, false)
    return okList(seen as readonly (RowOf<L> & Listed)[], {
      columns,
      query,
      ...(sums && { sums }),
      ...(beside && { beside: beside(those, { db, now, user }) }),
    })
  })
}

function idOf(scope: Scope, db: Database, user: UserRecord): string | undefined {
  return scope === 'athlete' ? user.id : companyOf(db, user)?.id
}

function shownBy<L extends ListDeclaration>({ table, scopes }: L, scope: Scope): Shown<L> {
  const key = scopes[scope]
  if (key === undefined) throw new Error(`the list of ${table} has no rows of one ${scope}`)
  return (db, user) => {
    const id = idOf(scope, db, user)
    if (id === undefined) return none
    return (db[table as TableName].by as (key: string, value: string) => readonly StoredOf<L>[])(key, id)
  }
}

const none: readonly never[] = Object.freeze([])

/** Returns the rows that have a value in a column, or have another one. */
function having<Row extends object>(
  rows: readonly Row[],
  column: string,
  value: string,
  has: boolean,
): readonly Row[] {
  const known = partsOf(rows, [], () => new Map<string, readonly object[]>())
  const part = `${column} ${value} ${has}`
  let found = known.get(part)
  if (!found) known.set(part, (found = rows.filter((row) => (Reflect.get(row, column) === value) === has)))
  return found as readonly Row[]
}

const partsOf = memoizeByInputs<Map<string, readonly object[]>>()
