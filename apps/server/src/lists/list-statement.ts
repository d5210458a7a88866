import type { ListQuestion } from '@campo-livre/backend/store/list-question.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import { storedTables } from '../store/stored-tables.ts'
import { keyed, rowsUnder, say, type Scene } from './expression-sql.ts'
import { conditionsOf, inOneOf, joinsOf, orderOf, sayable, sortStep } from './question-sql.ts'
import { asInstant, asText, places, quoted, type Said, type Statement, Unsayable } from './said.ts'

/** The statement that answers a question: a line for each row of the page, or one without a row; each says the number of all rows that fit. */
export type ListStatement = Statement & {
  /** The columns of the list whose values a line has, each under its name with `=` before it. */
  readonly columns: readonly string[]
}

/** Returns the statement of a question at an ISO instant; null for one that SQL cannot answer as memory does. */
export function statementOf(question: ListQuestion, now: string): ListStatement | null {
  try {
    return write(question, now)
  } catch (error) {
    if (error instanceof Unsayable) return null
    throw error
  }
}

function write(question: ListQuestion, now: string): ListStatement {
  const { list, scope, having, within, filters, q, sort, page, perPage, callerId } = question
  const table = storedTables[list.table as TableName]
  const { place, end } = places()
  const own = rowsUnder('t', table)
  const { from: joins, joined } = joinsOf(list.joins, own)
  const scene: Scene = {
    own,
    table,
    joined,
    item: null,
    place,
    now: place(now, 'timestamptz'),
    callerId,
  }
  const kinds: Columns = filterableOf<ListColumns>(list)
  const column = (name: string) => valueOf(list, name, scene)
  const zone = zoneOf(list, scene)
  const from = [`${table.name} t`, ...joins]
  const scoped = scope === null ? 'true' : keyed('t', table, scope.key, place(sayable(scope.value), 'text'))
  const conditions = [
    ...(within === undefined
      ? []
      : [
          inOneOf(
            within.paths.map((path) => asText(scene.own(path))),
            place(sayable(within.text), 'text'),
          ),
        ]),
    ...conditionsOf({ having, filters, q }, { kinds, column, zone, place }),
  ]
  const steps = [
    ...(sort === undefined ? [] : [sortStep(sort, kinds, column)]),
    ...list.order.map(({ by, as, down }) => {
      if (by.op === 'column') throw new Unsayable(`${by.name} is computed`)
      // The order of an instant is that of its milliseconds.
      const value: Said =
        by.op === 'instant' ? { text: asInstant(say(by.of, scene)), type: 'instant' } : say(by, scene)
      if (value.type === 'json') throw new Unsayable('what has parts is sorted')
      return { value, down, byName: as === 'text' }
    }),
  ]
  const keys = steps.map(({ value }, at) => `${value.text} as k${at}`)
  const orderBy = (inFull: boolean) =>
    [...orderOf(steps, inFull), `${inFull ? 't.seq' : 'seq_'}${list.lastFirst ? ' desc' : ''}`].join(', ')
  const shown = Object.keys(list.columns).filter((name) => list.values[name]?.op !== 'computed')
  const told = shown.map((name) => `${column(name).text} as "=${name}"`)
  const [of, ...others] = from
  const [columns, paged] = [
    ['t.id as id_', 't.seq as seq_', ...keys].join(', '),
    `limit ${place(perPage, 'bigint')} offset ${place((page - 1) * perPage, 'bigint')}`,
  ]
  const those = `select ${columns} from ${from.join(' ')} where ${[scoped, ...conditions].join(' and ')}`
  // All rows are counted by a key, and a page of them may be read from the end of an index; those that fit a condition are looked for once.
  const found =
    conditions.length === 0
      ? `page as (${those} order by ${orderBy(true)} ${paged}), found as (select from ${of} where ${scoped})`
      : `found as materialized (${those}), page as (select * from found order by ${orderBy(false)} ${paged})`
  const text = `with ${found} select (select count(*) from found) as total_, ${['t.*', ...told].join(', ')}
  from (select 1) one left join page on true left join ${of} on t.id = id_ ${others.join(' ')} order by ${orderBy(false)}`
  return { ...end(text), columns: shown }
}

function valueOf(list: ListDeclaration, name: string, scene: Scene): Said {
  const value = list.values[name]
  if (value === undefined) return scene.own(name)
  if (value.op === 'computed') throw new Unsayable(`${name} is computed`)
  return say(value, scene)
}

/** Returns the zone in which the days of a row are read. */
function zoneOf(list: ListDeclaration, scene: Scene): string {
  const home = quoted(HOME_ZONE)
  return 'timeZone' in list.columns ? `coalesce(${asText(valueOf(list, 'timeZone', scene))}, ${home})` : home
}
