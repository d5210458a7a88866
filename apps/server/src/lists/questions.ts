import type {
  AskList,
  ListFound,
  ListQuestion,
  MergedQuestion,
} from '@campo-livre/backend/store/list-question.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import type { MergedList } from '@campo-livre/domain/lists/merged-list.ts'
import { columnsOf } from '../store/columns.ts'
import type { Ask, SqlRow } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'
import { statementOf } from './list-statement.ts'
import { mergedStatementOf } from './merged-statement.ts'
import type { Statement } from './said.ts'

/** The questions of a call to lists: what is not answered yet is noted, and throws `NotLoaded`. */
export type Questions = {
  readonly ask: AskList
  /** Asks for all that is noted; `take` takes rows of a table in, and returns them as the backend has them. */
  load(ask: Ask, take: Take): Promise<void>[]
}

type Wanted = { statement: Statement; read: Reader; keep: (found: ListFound) => void }
type Take = (table: TableName, found: readonly SqlRow[]) => readonly Row[]
/** Reads the lines of a page. */
type Reader = (found: readonly SqlRow[], take: Take) => ListFound['rows']

/** Creates the questions of a call at an ISO instant. */
export function createQuestions(now: string): Questions {
  const answered = new Map<ListDeclaration | MergedList, Map<string, ListFound | null>>()
  const wanted = new Map<string, Wanted>()
  return {
    ask: (question) => {
      const { list, ...asked } = question
      const known = answered.get(list) ?? new Map<string, ListFound | null>()
      answered.set(list, known)
      const key = JSON.stringify(asked)
      const found = known.get(key)
      if (found !== undefined) return found
      const made =
        'sources' in question.list ? ofParts(question as MergedQuestion) : ofRows(question as ListQuestion)
      if (made === null) {
        known.set(key, null)
        return null
      }
      wanted.set(made.statement.text + key, { ...made, keep: (each) => known.set(key, each) })
      throw new NotLoaded(`a list: ${Object.keys(list.columns).join(', ')}`)
    },
    load: (ask, take) => {
      const asked = [...wanted.values()].map(async ({ statement: { text, values }, read, keep }) => {
        const lines = await ask(text, values)
        const found = lines.filter(({ id }) => id !== null)
        keep({ total: Number(lines[0]?.total_ ?? 0), rows: read(found, take) })
      })
      wanted.clear()
      return asked
    },
  }

  function ofRows(question: ListQuestion): Omit<Wanted, 'keep'> | null {
    const { list } = question
    const statement = statementOf(question, now)
    if (statement === null) return null
    const tell = teller(list, statement.columns)
    return {
      statement,
      read: (found, take) =>
        take(list.table as TableName, found).map((stored, at) => ({
          stored,
          values: tell(stored, found[at] ?? {}),
        })),
    }
  }

  function ofParts(question: MergedQuestion): Omit<Wanted, 'keep'> {
    const names = Object.keys(question.list.columns)
    return {
      statement: mergedStatementOf(question, now),
      read: (found) =>
        found.map((line) => ({
          stored: { id: String(line['=id']) },
          values: Object.fromEntries(names.map((name) => [name, line[`=${name}`]])),
        })),
    }
  }
}

/** Returns a function that tells the values of columns: those of the row itself as it has them, the others as SQL has worked them out. */
function teller({ table, values }: ListDeclaration, columns: readonly string[]) {
  const own = new Set(columnsOf(storedTables[table as TableName].spec.schema).map(({ key }) => key))
  return (stored: Row, found: SqlRow): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      columns.map((name) => [
        name,
        values[name] === undefined && own.has(name) ? stored[name as keyof Row] : found[`=${name}`],
      ]),
    )
}
