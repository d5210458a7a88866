import { deepFreeze } from '@campo-livre/backend/store/deep-freeze.ts'
import type { FieldIndex } from '@campo-livre/backend/store/field-index.ts'
import type { AskList } from '@campo-livre/backend/store/list-question.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'
import { keysOf, type Naming, type Row, type Table } from '@campo-livre/backend/store/table.ts'
import type { Tables } from '@campo-livre/backend/store/tables.ts'
import { keep, type KeptRows } from './kept-rows.ts'
import { createReferences, type References } from './references.ts'
import { rowOf } from './rows.ts'
import { createQuestions } from '../lists/questions.ts'
import { createFieldQuestions } from '../search/field-questions.ts'
import type { Ask, SqlRow } from './sql.ts'
import { waysFrom } from './read-along.ts'
import { hasMadeKey, type StoredTable, storedTables } from './stored-tables.ts'

/** The rows that a call has read so far. Its tables are read at once; what is not loaded is noted and throws `NotLoaded`. */
export type WorkingSet = {
  readonly tables: Tables
  /** Answers a question to a list from the database, if SQL can. */
  readonly askList: AskList
  /** Answers questions to the index of fields. */
  readonly fieldIndex: FieldIndex
  /** Loads all that is noted, in one round trip. */
  load(ask: Ask): Promise<void>
  /** The round trips so far. */
  readonly trips: number
  /** The tables that were read whole. */
  readonly whole: readonly TableName[]
  /** Returns how many rows were read of each table. */
  readonly read: () => ReadonlyMap<TableName, number>
}

/** The rows of one table that are loaded, and what is asked of it next. */
type Loaded = {
  readonly stored: StoredTable
  /** By id; null for one that there is none of. */
  readonly rows: Map<string, Row | null>
  /** By index and key. */
  readonly lists: Map<string, readonly Row[]>
  whole: readonly Row[] | null
  readonly wantedIds: Set<string>
  readonly wantedKeys: Map<string, Set<string>>
  wantsWhole: boolean
  /** The texts of which one stands in the rows that are wanted, each question under its JSON. */
  readonly wantedNames: Map<string, Naming>
  /** The indexes that a key was loaded by: of the next one all keys that rows refer to are loaded. */
  readonly asked: Set<string>
  /** `id` and the indexes for which all that rows refer to is wanted already, until it is loaded. */
  readonly spread: Set<string>
  /** The indexes by which the whole table is laid out. */
  readonly indexed: Set<string>
}

/** Creates a working set with nothing in it; `kept` are the rows that the process knows by their versions. */
export function createWorkingSet(now: string, kept: Asking['kept'] = new Map()): WorkingSet {
  const loaded = new Map<TableName, Loaded>(
    tableNames.map((table) => [table, nothingOf(storedTables[table])]),
  )
  let trips = 0
  const references = createReferences()
  const tables = Object.fromEntries([...loaded].map(([name, of]) => [name, tableOver(of, references)]))
  const questions = createQuestions(now)
  const fieldQuestions = createFieldQuestions(now)
  return {
    tables: tables as unknown as Tables,
    askList: questions.ask,
    fieldIndex: fieldQuestions.index,
    get trips() {
      return trips
    },
    get whole() {
      return tableNames.filter((name) => loaded.get(name)?.whole !== null)
    },
    read: () =>
      new Map([...loaded].map(([name, { rows }]) => [name, [...rows.values()].filter(Boolean).length])),
    load: async (ask) => {
      trips += 1
      for (const table of companions) wantReferred(loaded.get(table), references)
      await Promise.all([
        ...[...loaded.values()].flatMap((of) => loadWanted(of, { all: loaded, references, ask, kept })),
        ...questions.load(ask, (name, found) => {
          const of = loaded.get(name)
          return of ? takeIn(of, references, found) : []
        }),
        ...fieldQuestions.load(ask),
      ])
    },
  }
}

/** The tables whose rows are read with those that refer to them: a booking is read with its arena, field and athlete. */
const companions: readonly TableName[] = ['companies', 'fields', 'users']
/** The most rows that are read along without being asked for. */
const MOST_ALONG = 40

function wantReferred(of: Loaded | undefined, references: References): void {
  if (!of || of.whole !== null) return
  const missing = [...references.to(of.stored.table)].filter((id) => !of.rows.has(id))
  if (missing.length <= MOST_ALONG) for (const id of missing) of.wantedIds.add(id)
}

function nothingOf(stored: StoredTable): Loaded {
  return {
    stored,
    rows: new Map(),
    lists: new Map(),
    whole: null,
    wantedIds: new Set(),
    wantedKeys: new Map(),
    wantsWhole: false,
    wantedNames: new Map(),
    asked: new Set(),
    spread: new Set(),
    indexed: new Set(),
  }
}

function tableOver(of: Loaded, references: References): Table<Row, string> {
  const { stored, rows, lists, wantedIds, wantedKeys } = of
  const { spec } = stored
  const missing = (what: string): never => {
    throw new NotLoaded(`${spec.name} ${what}`)
  }
  const whole = (): readonly Row[] => {
    if (of.whole === null) of.wantsWhole = true
    return of.whole ?? missing('(all)')
  }
  const readOnly = (): never => {
    throw new Error(`${spec.name}: what a call writes is kept in its unit of work`)
  }
  return {
    ...spec,
    all: whole,
    // A row that a call has read stays as it is.
    revision: () => rows,
    where: (predicate) => whole().filter(predicate),
    naming: (texts) => {
      const name = JSON.stringify(texts)
      const list = of.whole ?? lists.get(`naming/${name}`)
      if (list) return list
      of.wantedNames.set(name, texts)
      return missing('(naming)')
    },
    find: (id) => {
      const row = rows.get(id)
      if (row !== undefined) return row ?? undefined
      if (of.whole !== null) return undefined
      wantedIds.add(id)
      if (!of.spread.has('id'))
        for (const other of references.to(spec.name)) if (!rows.has(other)) wantedIds.add(other)
      of.spread.add('id')
      return missing(id)
    },
    known: (id) => rows.get(id) ?? undefined,
    taken: (index, key) =>
      [...rows.values()].some((row) => row && keysOf(spec.indexes, index, row).includes(key)),
    by: (index, key) => {
      const name = `${index}/${key}`
      const list = lists.get(name)
      if (list) return list
      if (of.whole !== null) {
        if (!of.indexed.has(index)) listAll(of, index)
        return lists.get(name) ?? none
      }
      const wanted = wantedKeys.get(index) ?? new Set()
      wantedKeys.set(index, wanted.add(key))
      if (of.asked.has(index) && !of.spread.has(index)) {
        of.spread.add(index)
        for (const other of references.keysOf(index)) if (!lists.has(`${index}/${other}`)) wanted.add(other)
      }
      return missing(name)
    },
    insert: readOnly,
    update: readOnly,
    remove: readOnly,
    take: readOnly,
  }
}

const none: readonly never[] = Object.freeze([])

/** Lays a table that was read whole out by an index. */
function listAll({ stored: { spec }, whole, lists, indexed }: Loaded, index: string): void {
  indexed.add(index)
  const found = new Map<string, Row[]>()
  for (const row of whole ?? [])
    for (const key of keysOf(spec.indexes, index, row)) {
      const list = found.get(key)
      if (list) list.push(row)
      else found.set(key, [row])
    }
  for (const [key, list] of found) {
    const name = `${index}/${key}`
    if (!lists.has(name)) lists.set(name, Object.freeze(list))
  }
}

/** The most rows with which others are read along: those of many are asked for when they are needed. */
const FEW = 8

/** From so many keys on it is worth asking first which rows are known already. */
const MANY = 50

type Asking = {
  all: ReadonlyMap<TableName, Loaded>
  references: References
  ask: Ask
  kept: ReadonlyMap<TableName, KeptRows>
}
/** The rows of a table that are asked for: those that have one of some values as their key; `id` for their id. */
type Some = { index: string; values: readonly string[] }

/** The condition that one of some texts stands in a row, whatever its columns, or one of some words by itself. */
const NAMING = `exists (
  select from (select lower(t::text) as row) made
  where exists (select from unnest($1::text[]) word where strpos(row, word) > 0)
    or cardinality($2::text[]) > 0
    and exists (select from regexp_split_to_table(row, '[^a-z0-9]+') word where word = any($2::text[]))
)`

/** Returns the values of the condition: of a key its longest part but the first, which may stand behind other letters. */
function namedBy({ anywhere, keys = [] }: Naming): readonly [anywhere: string[], words: string[]] {
  const small = (text: string) => text.toLowerCase()
  const wordOf = (key: string) => {
    const [first = '', ...parts] = small(key).split(/[^a-z0-9]+/)
    return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '') || first
  }
  return [anywhere.map(small), keys.map(wordOf)]
}

/** Asks for all that is wanted of a table, and for what is read along with it, and takes it in. */
function loadWanted(of: Loaded, asking: Asking): Promise<void>[] {
  const { stored, wantedIds, wantedKeys } = of
  of.spread.clear()
  const asked: Promise<void>[] = []
  if (of.wantsWhole) {
    of.wantsWhole = false
    const whole = asking.ask(`select * from ${stored.name} order by seq`)
    asked.push(whole.then((found) => void (of.whole = takeIn(of, asking.references, found))))
  }
  for (const [name, naming] of of.wantedNames) {
    const found = asking.ask(`select * from ${stored.name} t where ${NAMING} order by seq`, namedBy(naming))
    asked.push(found.then((each) => void of.lists.set(`naming/${name}`, takeIn(of, asking.references, each))))
  }
  of.wantedNames.clear()
  if (wantedIds.size > 0) {
    const ids = [...wantedIds]
    wantedIds.clear()
    const found = loadSome(of, { index: 'id', values: ids }, asking)
    asked.push(found.then(() => noteNone(of, ids)))
  }
  for (const [index, wanted] of wantedKeys) {
    of.asked.add(index)
    const values = [...wanted]
    const found = loadSome(of, { index, values }, asking)
    asked.push(found.then((each) => keepLists(of, index, values, each)))
  }
  wantedKeys.clear()
  return asked
}

/** Loads some rows; with a few that are found by their ids also what is read along with them, in the same round trip. */
async function loadSome(of: Loaded, { index, values }: Some, asking: Asking): Promise<readonly Row[]> {
  const { all, references, ask } = asking
  const { name, spec } = of.stored
  const condition = values.length < MANY ? hasOneOf(of.stored, index, '$1') : hasOneOfMany(of.stored, index)
  const kept = values.length < MANY ? undefined : asking.kept.get(spec.name)
  if (kept) return loadVersions(of, { condition, values, kept }, asking)
  const ways = (index === 'id' && values.length <= FEW ? waysFrom[spec.name] : []).flatMap((way) => {
    const to = all.get(way.to)
    return to && to.whole === null ? { way, to } : []
  })
  const [found, ...along] = await Promise.all([
    ask(`select * from ${name} where ${condition} order by seq`, [values]),
    ...ways.map(({ way, to }) => {
      const keys = `array(select ${way.column} from ${name} where ${condition})`
      const those = hasOneOf(to.stored, way.index, keys)
      return ask(`select * from ${to.stored.name} where ${those} order by seq`, [values])
    }),
  ])
  const rows = takeIn(of, references, found)
  for (const [at, { way, to }] of ways.entries()) {
    const keys = rows.flatMap((row) => keyIn(row, way.from))
    const rowsAlong = takeIn(to, references, along[at] ?? [])
    if (way.index === 'id') noteNone(to, keys)
    else keepLists(to, way.index, keys, rowsAlong)
  }
  return rows
}

/** Loads many rows of which the process may know most: their versions first, then those that are others. */
async function loadVersions(
  of: Loaded,
  { condition, values, kept }: { condition: string; values: readonly string[]; kept: KeptRows },
  { references, ask }: Asking,
): Promise<readonly Row[]> {
  const { name } = of.stored
  const [told] = await ask(
    `select string_agg(id || ' ' || xmin::text, E'\\n' order by seq) as versions from ${name} where ${condition}`,
    [values],
  )
  const versions = (typeof told?.versions === 'string' ? told.versions : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const end = line.lastIndexOf(' ')
      return { id: line.slice(0, end), version: line.slice(end + 1) }
    })
  const [known, others]: [Map<string, Row>, string[]] = [new Map(), []]
  for (const { id, version } of versions) {
    const row = kept.get(id)
    if (row?.version === version) known.set(id, row.row)
    else others.push(id)
  }
  const found =
    others.length === 0
      ? []
      : await ask(`select *, xmin::text as version_ from ${name} where id = any($1)`, [others])
  for (const line of found) {
    const row = deepFreeze(rowOf(of.stored, line))
    keep(kept, String(line.version_), row)
    known.set(row.id, row)
  }
  return versions.flatMap(({ id }) => {
    const row = of.rows.get(id) ?? known.get(id)
    if (!row) return []
    if (!of.rows.has(id)) {
      of.rows.set(id, row)
      references.note(of.stored.spec.name, row)
    }
    return row
  })
}

/** Returns the condition that a row has one of the values of a list, in SQL, as a key. */
function hasOneOf({ name, keys }: StoredTable, index: string, list: string): string {
  if (index === 'id') return `id = any(${list})`
  const column = keys.find((each) => each.index === index)
  if (!column) throw new Error(`${name} has no index ${index}`)
  return column.made ? hasMadeKey(column.name, list) : `${column.name} = any(${list})`
}

/**
 * Returns the same condition for a long list, `$1`. Of one that many rows may have a key of PostgreSQL thinks that most rows
 * have: it would go through the table, in place of looking up each key.
 */
function hasOneOfMany(stored: StoredTable, index: string): string {
  const column = stored.keys.find((each) => each.index === index)
  if (!column?.made) return hasOneOf(stored, index, '$1')
  const found = `select id from ${stored.name} where ${hasMadeKey(column.name, 'array[k.key]')}`
  return `id = any(array(select b.id from unnest($1::text[]) as k(key) cross join lateral (${found}) b))`
}

/** Takes rows of a table in as the database gives them; one that is known stays. */
function takeIn({ stored, rows }: Loaded, references: References, found: readonly SqlRow[]): Row[] {
  return found.map((each) => {
    const known = rows.get(String(each.id))
    if (known) return known
    const row = deepFreeze(rowOf(stored, each))
    rows.set(row.id, row)
    references.note(stored.spec.name, row)
    return row
  })
}

function keyIn(row: Row, name: string): string[] {
  const key: unknown = Reflect.get(row, name)
  return typeof key === 'string' ? [key] : []
}

/** Keeps that there is no row with those ids that were not found. */
function noteNone({ rows }: Loaded, ids: readonly string[]): void {
  for (const id of ids) if (!rows.has(id)) rows.set(id, null)
}

/** Keeps the rows that were found, by each of the keys that were looked for. */
function keepLists(
  { stored, lists }: Loaded,
  index: string,
  keys: readonly string[],
  found: readonly Row[],
): void {
  const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]))
  for (const row of found)
    for (const key of keysOf(stored.spec.indexes, index, row)) byKey.get(key)?.push(row)
  for (const [key, list] of byKey) lists.set(`${index}/${key}`, Object.freeze(list))
}
