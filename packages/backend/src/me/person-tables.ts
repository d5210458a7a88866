import type { Person } from '@campo-livre/domain/privacy/personal-data.ts'
import { knownOf, type Row, type Tables, wordsOf } from '@campo-livre/domain/privacy/find-person.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import { personalData } from '../store/personal-data.ts'
import type { Naming } from '../store/table.ts'
import { type TableName, tableNames, type UserRecord } from '../store/records.ts'

/** The tables in which a row may be the person's by the key of a row of theirs alone. */
const toldByKeys = tableNames.filter((name) =>
  personalData[name].people.some(({ by }) => typeof by === 'object'),
)

/**
 * Returns the rows of all tables in which a person may stand, as a deletion and an export read them: those with a word of
 * theirs, then those with the key of a row of theirs.
 */
export function tablesOf(db: Database, person: Person): Tables {
  const anywhere = wordsOf(person)
  const named = rowsNaming(db, tableNames, { anywhere })
  const { keys } = knownOf(named, personalData, person)
  const known = [...new Set([...keys.values()].flatMap((each) => [...each]))]
  return { ...named, ...rowsNaming(db, toldByKeys, { anywhere, keys: known }) }
}

function rowsNaming(db: Database, tables: readonly TableName[], texts: Naming): Tables {
  return Object.fromEntries(mapAll(tables, (name) => [name, db[name].naming(texts) as readonly Row[]]))
}

/** Returns what tells a user in all tables. */
export function personOf({ id, name, email, phone, cpf }: UserRecord): Person {
  return { id, name, email, phone, document: cpf ?? null }
}
