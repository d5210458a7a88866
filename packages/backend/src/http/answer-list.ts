import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { tableQuerySchema } from '@campo-livre/contract/table-query.ts'
import { filterableOf, type RowOf } from '@campo-livre/domain/lists/list-columns.ts'
import type { ListDeclaration, Scope, StoredOf } from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import { companyOf } from '../ownership/own-company.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
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
  /** The numbers of rows of the whole filtered result that have a value, for `meta`. */
  counts?: Readonly<Record<string, Valued<Row>>>
  /** Further metadata, which no filter changes: what is told of the rows without a value, by what no function computes. */
  beside?: {
    readonly without: Valued<Row>
    readonly tell: (rows: readonly Row[], of: { db: Database; now: string; user: UserRecord }) => object
  }
}
type Valued<Row> = { readonly column: keyof Row & string; readonly value: string }

/** More rows than an arena has of any kind. */
const ALL = 1_000_000

/** Answers a declared list: the rows of the user's arena, those of the athlete, or those that a function finds. */
export function answerList<L extends ListDeclaration>(
  spec: ListSpec,
  { list, rows, asked }: ListRows<L>,
  scope: Scope | Shown<L>,
  { only, counts = {}, beside }: More<RowOf<L>> = {},
): Call {
  const columns: Columns = filterableOf<ListDeclaration>(list)
  const { hidden } = list
  const stored = typeof scope === 'function' ? scope : shownBy<L>(list, scope)
  const wanted = only ? [{ ...only, has: true }] : []
  const counted = Object.entries(counts)
  return answer(spec, ({ db, now, user, query }) => {
    const all = hidden === null || query.filters.some(({ column }) => column === hidden.column)
    // Rows that only a function finds are looked at one by one.
    const value = typeof scope === 'function' ? undefined : idOf(scope, db, user)
    const { askList } = db
    if (askList && typeof scope !== 'function' && value !== undefined) {
      const of = { scope: { key: list.scopes[scope] ?? '', value }, callerId: user.id }
      const shown = all ? wanted : [...wanted, { ...hidden, has: false }]
      const none = { filters: [], page: 1, perPage: 1 }
      const [found, told, numbers] = readTogether(
        () => asked(db, { ...query, ...of, having: shown }, now),
        () =>
          beside
            ? askList({
                ...of,
                ...none,
                list,
                having: [...wanted, { ...beside.without, has: false }],
                perPage: ALL,
              })
            : null,
        () =>
          mapAll(counted, ([, each]) =>
            askList({
              ...of,
              ...none,
              list,
              filters: query.filters,
              q: query.q,
              having: [...shown, { ...each, has: true }],
            }),
          ),
      )
      if (found && (told || !beside) && numbers.every((each) => each !== null))
        return ok(found.rows, {
          meta: {
            ...pageMeta(found.total, query),
            ...Object.fromEntries(counted.map(([name], at) => [name, numbers[at]?.total])),
            ...beside?.tell(
              (told?.rows ?? []).map(({ values }) => values as RowOf<L>),
              { db, now, user },
            ),
          },
        })
    }
    const every = rows(db, stored(db, user), now, user.id)
    const those = only ? having(every, only.column, only.value, true) : every
    const seen = all ? those : having(those, hidden.column, hidden.value, false)
    return okList(seen as readonly (RowOf<L> & Listed)[], {
      columns,
      query,
      sums: sumsOf,
      ...(beside && {
        beside: beside.tell(having(those, beside.without.column, beside.without.value, false), {
          db,
          now,
          user,
        }),
      }),
    })
  })

  function sumsOf(kept: readonly object[]): object {
    const count = ({ column, value }: Valued<RowOf<L>>) =>
      kept.filter((row) => String(Reflect.get(row, column)) === value).length
    return Object.fromEntries(counted.map(([name, each]) => [name, count(each)]))
  }
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
  if (!found)
    known.set(part, (found = rows.filter((row) => (String(Reflect.get(row, column)) === value) === has)))
  return found as readonly Row[]
}

const partsOf = memoizeByInputs<Map<string, readonly object[]>>()
