import type { Person } from '@campo-livre/domain/privacy/personal-data.ts'
import type { Row, Tables } from '@campo-livre/domain/privacy/find-person.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import { tableNames, type UserRecord } from '../store/records.ts'

/** Returns all rows, as a deletion and an export read them. */
export function allTables(db: Database): Tables {
  return Object.fromEntries(mapAll(tableNames, (name) => [name, db[name].all() as readonly Row[]]))
}

/** Returns what tells a user in all tables. */
export function personOf({ id, name, email, phone, cpf }: UserRecord): Person {
  return { id, name, email, phone, document: cpf ?? null }
}
