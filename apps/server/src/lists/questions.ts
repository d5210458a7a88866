import type { AskList, ListFound } from '@campo-livre/backend/store/list-question.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import { columnsOf } from '../store/columns.ts'
import type { Ask, SqlRow } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'
import { type ListStatement, statementOf } from './list-statement.ts'

/** The questions of a call to lists: what is not answered yet is noted, and throws `NotLoaded`. */
export type Questions = {
  readonly ask: AskList
  /** Asks for all that is noted; `take` takes rows of a table in, and returns them as the backend has them. */
  load(ask: Ask, take: (table: TableName, found: readonly SqlRow[]) => readonly Row[]): Promise<void>[]
}

type Wanted = { list: ListDeclaration; statement: ListStatement; keep: (found: ListFound) => void }

/** Creates the questions of a call at an ISO instant. */
export function createQuestions(now: string): Questions {
  const answered = new Map<ListDeclaration, Map<string, ListFound | null>>()
  const wanted = new Map<string, Wanted>()
  return {
    ask: (question) => {
      const { list, ...asked } = question
      const known = answered.get(list) ?? new Map<string, ListFound | null>()
      answered.set(list, known)
      const key = JSON.stringify(asked)
      const found = known.get(key)
      if (found !== undefined) return found
      const statement = statementOf(question, now)
      if (statement === null) {
        known.set(key, null)
        return null
      }
      wanted.set(statement.text + key, { list, statement, keep: (each) => known.set(key, each) })
      throw new NotLoaded(`the list of ${list.table}`)
    },
    load: (ask, take) => {
      const asked = [...wanted.values()].map(async ({ list, statement: { text, values, columns }, keep }) => {
        const lines = await ask(text, values)
        const found = lines.filter(({ id }) => id !== null)
        const rows = take(list.table as TableName, found)
        const tell = teller(list, columns)
        keep({
          total: Number(lines[0]?.total_ ?? 0),
          rows: rows.map((stored, at) => ({ stored, values: tell(stored, found[at] ?? {}) })),
        })
      })
      wanted.clear()
      return asked
    },
  }
}

/** Returns a function that tells the values of columns: those of the row itself as it has them, the others as SQL has worked them out. */
function teller({ table, values }: ListDeclaration, columns: ListStatement['columns']) {
  const own = new Set(columnsOf(storedTables[table as TableName].spec.schema).map(({ key }) => key))
  return (stored: Row, found: SqlRow): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      columns.map((name) => [
        name,
        values[name] === undefined && own.has(name) ? stored[name as keyof Row] : found[`=${name}`],
      ]),
    )
}
