import { notFound } from '../http/refused.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { CompanyRecord, TableName } from '../store/records.ts'
import type { Row } from '../store/table.ts'
import type { Held, Owned, WhoseOf } from './owned.ts'
import { type Asking, type Whose, whose } from './whose.ts'

type Params = Readonly<Record<string, string>>

/** Returns the row that a path names, with what belongs to it; 404 if there is none, or it is somebody else's. */
export function rowOfPath(
  { now, ...asking }: Asking & { now: string },
  { table, whose: by, param, keys, of, stored, pick }: Owned,
  params: Params,
): object {
  const given = params[param] ?? ''
  const named = stored ? stored(given) : given
  for (const key of keys) {
    const rows = rowsUnder(asking.db, table, key, named)
    const held = rows.flatMap((row) => {
      const whole = of === null ? row : wholeOf(asking.db, row, of, params)
      return whole && isHeldBy(by, whole, asking) ? { row, whole } : []
    })
    const chosen = pick && key !== 'id' ? pick(held.map(({ row }) => row) as never[], now) : held[0]?.row
    const found = held.find(({ row }) => row === chosen)
    if (found) return { ...withArena(asking.db, found.row, found.whole), ...(of && { whole: found.whole }) }
  }
  throw notFound()
}

/** Reads the rows that the parameters of a path name, whoever may have them. */
export function namedRows(db: Database, { table, param, keys, of, stored }: Owned, params: Params): void {
  const given = params[param] ?? ''
  const named = stored ? stored(given) : given
  readTogether(
    () => mapAll(keys, (key) => rowsUnder(db, table, key, named)),
    () => (of?.param ? (db[of.table] as Finder).find(params[of.param] ?? '') : undefined),
  )
}

/** Returns a row that a call names in another way than by its path; 404 if there is none, or it is somebody else's. */
export function ownRow<T extends TableName>(
  db: Database,
  user: Asking['user'],
  { table, whose: by, id }: { table: T; whose: WhoseOf<T>; id: string },
): Held<T> {
  const row = (db[table] as Finder).find(id)
  if (!row || !isHeldBy(by, row, { db, user })) throw notFound()
  return withArena(db, row, row) as Held<T>
}

/** All tables are read alike here, whatever their rows are. */
type Finder = {
  find(id: string): Row | undefined
  by(index: string, key: string): readonly Row[]
}

function rowsUnder(db: Database, name: TableName, key: string, value: string): readonly Row[] {
  const table: Finder = db[name]
  if (key !== 'id') return table.by(key, value)
  const row = table.find(value)
  return row ? [row] : []
}

/** Returns the row that another is a part of; undefined where the path names another whole than that. */
function wholeOf(db: Database, row: Row, of: NonNullable<Owned['of']>, params: Params): Row | undefined {
  const id = String(Reflect.get(row, of.column))
  return of.param === null || params[of.param] === id ? (db[of.table] as Finder).find(id) : undefined
}

function isHeldBy(by: Whose, row: Row, asking: Asking): boolean {
  const isTheirs: (row: never, asking: Asking) => boolean = whose[by]
  // A declaration names for each table only those to whom its rows can belong.
  return isTheirs(row as never, asking)
}

function withArena(db: Database, row: Row, whole: Row): { row: Row; company?: CompanyRecord } {
  const companyId: unknown = Reflect.get(whole, 'companyId')
  return typeof companyId === 'string' ? { row, company: companyOfRow(db, { companyId }) } : { row }
}

/** Returns the arena where a row is. */
export function companyOfRow(db: Database, { companyId }: { companyId: string }): CompanyRecord {
  const company = db.companies.find(companyId)
  if (!company) throw new Error(`there is no company ${companyId}`)
  return company
}
