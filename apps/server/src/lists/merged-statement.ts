import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import type { MergedQuestion } from '@campo-livre/backend/store/list-question.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import type { MergedSource } from '@campo-livre/domain/lists/merged-list.ts'
import { storedTables } from '../store/stored-tables.ts'
import { elementsUnder, rowsUnder, say, type Scene } from './expression-sql.ts'
import { elementOf } from './leaf-type.ts'
import { conditionsOf, joinsOf, orderOf, sortStep } from './question-sql.ts'
import { alike, asText, holds, places, quoted, type Said, type Statement, Unsayable } from './said.ts'

/** Returns the statement of a question to a merged list at an ISO instant: its lines are as those of any other list. */
export function mergedStatementOf(question: MergedQuestion, now: string): Statement {
  const { list, having, filters, q, sort, page, perPage } = question
  const { place, end } = places()
  const at = place(now, 'timestamptz')
  const names = Object.keys(list.columns)
  const told = list.sources.map((source) => tell(source, names, { place, now: at }))
  const types = Object.fromEntries(
    names.map((name) => {
      const { type, texts } = alike(told.map(({ values }) => values[name] as Said))
      return [name, { type, texts }]
    }),
  )
  const every = told.map(({ from, where }, index) => {
    const values = names.map((name) => `${types[name]?.texts[index]} as "=${name}"`)
    return `select ${values.join(', ')} from ${from} where ${where}`
  })
  const column = (name: string): Said => ({ text: `v."=${name}"`, type: types[name]?.type ?? 'null' })
  const kinds: Columns = filterableOf<ListColumns>(list)
  const zone = `coalesce(${asText(column('timeZone'))}, ${quoted(HOME_ZONE)})`
  const conditions = conditionsOf({ having, filters, q }, { kinds, column, zone, place })
  const steps = [
    ...(sort === undefined ? [] : [sortStep(sort, kinds, column)]),
    ...list.order.map(({ column: name, down }) => ({ value: column(name), down, byName: false })),
  ]
  const keys = steps.map(({ value }, index) => `${value.text} as k${index}`)
  const order = orderOf(steps).join(', ')
  return end(`with found as materialized (
    select ${[...names.map((name) => `v."=${name}"`), ...keys].join(', ')}
    from (${every.join(' union all ')}) v where ${conditions.join(' and ') || 'true'}
  ), page as (
    select * from found order by ${order} limit ${place(perPage, 'bigint')} offset ${place((page - 1) * perPage, 'bigint')}
  ) select (select count(*) from found) as total_, "=id" as id, page.*
  from (select 1) one left join page on true order by ${order}`)
}

/** Says where the rows of a source are, which of them are listed, and the values of the columns. */
function tell(
  { table: name, joins, elements, where, values }: MergedSource,
  names: readonly string[],
  { place, now }: Pick<Scene, 'place' | 'now'>,
) {
  const table = storedTables[name as TableName]
  const own = rowsUnder('t', table)
  const { from, joined } = joinsOf(joins, own)
  const scene: Scene = { own, table, joined, item: null, place, now, callerId: null }
  let [source, schema] = [own, table.spec.schema as Parameters<typeof elementOf>[0]]
  const outers: Scene['own'][] = []
  const inside = elements.map((part, depth) => {
    const { text, type } = source(part)
    const element = elementOf(schema, part.split('.'))
    if (type !== 'json' || !element) throw new Unsayable(`${part} has no elements`)
    outers.push(source)
    ;[source, schema] = [elementsUnder(`e${depth}.value`, element), element]
    return `cross join lateral json_array_elements(case when json_typeof(${text}) = 'array' then ${text} end) as e${depth}(value)`
  })
  const [item, outer] = [source, outers.at(-1)]
  const around = {
    ...scene,
    item: (path: string) => (path.startsWith('outer.') && outer ? outer(path.slice(6)) : item(path)),
  }
  return {
    from: [`${table.name} t`, ...from, ...inside].join(' '),
    where: holds(say(where, around)),
    values: Object.fromEntries(
      names.map((column) => {
        const value = values[column]
        if (!value) throw new Unsayable(`nothing says ${column}`)
        return [column, say(value, around)]
      }),
    ),
  }
}
