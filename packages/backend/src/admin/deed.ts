import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** The circumstances of a deed. */
export type DeedContext = { db: Database; now: string; user: UserRecord; commandId: string }
export type Values = Readonly<Record<string, string | number | boolean | null>>

/** The things that an admin can do with the rows of a kind, by the rules of the domain; each throws what refuses it. */
export type Deeds = {
  /** Makes a row, and returns its id. */
  create?: (context: DeedContext, values: Values) => Promise<string>
  /** Returns whether such a row is there already, so that the same file again creates nothing. */
  same?: (context: DeedContext, values: Values) => boolean
  change?: (context: DeedContext, id: string, values: Values) => Promise<unknown>
  acts?: Readonly<Record<string, (context: DeedContext, id: string, reason: string) => Promise<unknown>>>
  remove?: (context: DeedContext, id: string, reason: string) => Promise<unknown>
}

/** Returns the company of a row, and who acts on its behalf. */
export function actingFor({ db, now, user }: DeedContext, companyId: string) {
  return { company: found(db.companies.find(companyId)), now, userId: user.id }
}

/** Returns a row that has to be there; refuses with a 404 otherwise. */
export function found<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw notFound()
  return row
}
