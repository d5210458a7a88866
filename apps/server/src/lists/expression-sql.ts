import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Expression, Take } from '@campo-livre/domain/lists/expressions.ts'
import type * as z from 'zod/mini'
import { hasMadeKey, type StoredTable, storedTables } from '../store/stored-tables.ts'
import { elementOf, leafType } from './leaf-type.ts'
import {
  alike,
  asInstant,
  asNumber,
  asText,
  holds,
  type Place,
  quoted,
  type Said,
  Unsayable,
} from './said.ts'

/** Returns the value under a path of what an alias stands for. */
export type Source = (path: string) => Said

/** All that the expressions of a list look at, as SQL names it. */
export type Scene = {
  readonly own: Source
  readonly table: StoredTable
  readonly joined: Readonly<Record<string, Source>>
  readonly item: Source | null
  readonly place: Place
  readonly now: string
  readonly callerId: string | null
}

/** Returns the source of a table's rows under an alias. */
export function rowsUnder(alias: string, { columns, spec }: StoredTable): Source {
  return (path) => {
    const [first = '', ...rest] = path.split('.')
    const column = columns.find(({ key }) => key === first)
    if (!column) throw new Unsayable(`there is no ${path}`)
    const text = `${alias}."${column.name}"`
    if (column.type === 'json')
      return rest.length === 0
        ? { text, type: 'json' }
        : within(text, rest, leafType(spec.schema, [first, ...rest]))
    if (rest.length > 0) throw new Unsayable(`${first} has no parts`)
    if (column.type === 'integer' || column.type === 'double') return { text, type: 'number' }
    return { text, type: column.type }
  }
}

/** Returns the source of the elements of a JSON array under an alias. */
export function elementsUnder(alias: string, schema: z.core.$ZodType): Source {
  return (path) => within(alias, path.split('.'), leafType(schema, path.split('.')))
}

/** Returns a value within JSON. */
function within(from: string, path: readonly string[], type: Said['type']): Said {
  const steps = path.map((step) => (/^\d+$/.test(step) ? step : quoted(step)))
  const last = steps.pop() ?? ''
  const inner = steps.map((step) => `->${step}`).join('')
  if (type === 'json') return { text: `(${from}${inner}->${last})`, type }
  const text = `(${from}${inner}->>${last})`
  if (type === 'number') return { text: `${text}::double precision`, type }
  if (type === 'boolean') return { text: `${text}::boolean`, type }
  return { text, type: 'text' }
}

/** Returns an expression of a list as SQL. It has the value that `compile` gives in memory. */
export function say(expression: Expression, scene: Scene): Said {
  return (sayers[expression.op] as (expression: Expression, scene: Scene) => Said)(expression, scene)
}

const truth = (text: string): Said => ({ text, type: 'boolean' })
const number = (text: string): Said => ({ text, type: 'number' })
const isNull = ({ text, type }: Said) =>
  type === 'json' ? `(${text} is null or json_typeof(${text}) = 'null')` : `(${text} is null)`

type Sayers = {
  [Op in Expression['op']]: (expression: Extract<Expression, { op: Op }>, scene: Scene) => Said
}

const sayers: Sayers = {
  own: ({ path }, { own }) => own(path),
  joined: ({ join, path }, { joined }) => {
    const source = joined[join]
    if (!source) throw new Unsayable(`there is no ${join}`)
    return source(path)
  },
  item: ({ path }, { item }) => {
    if (!item) throw new Unsayable('there is no element')
    return item(path)
  },
  value: ({ value }) => {
    if (value === null) return { text: 'null', type: 'null' }
    if (typeof value === 'string') return { text: `${quoted(value)}::text`, type: 'text' }
    if (typeof value === 'number') return number(`${value}::double precision`)
    return truth(String(value))
  },
  caller: (_, { callerId, place }) => ({ text: place(callerId, 'text'), type: 'text' }),
  is: ({ left, how, right }, scene) => {
    const [a, b] = [say(left, scene), say(right, scene)]
    if (how === '=' || how === '<>') {
      const negated = how === '<>'
      if (a.type === 'null' || b.type === 'null') {
        const test = isNull(a.type === 'null' ? b : a)
        return truth(negated ? `(not ${test})` : test)
      }
      if (a.type === 'json' || b.type === 'json') throw new Unsayable('what has parts is compared')
      const [x = '', y = ''] = alike([a, b]).texts
      return truth(`(${x} is ${negated ? '' : 'not '}distinct from ${y})`)
    }
    const { type, texts } = alike([a, b])
    if (type === 'json' || type === 'boolean') throw new Unsayable(`a ${type} has no order`)
    return truth(type === 'null' ? 'false' : `coalesce(${texts[0]} ${how} ${texts[1]}, false)`)
  },
  all: ({ of }, scene) =>
    truth(of.length === 0 ? 'true' : `(${of.map((each) => holds(say(each, scene))).join(' and ')})`),
  any: ({ of }, scene) =>
    truth(of.length === 0 ? 'false' : `(${of.map((each) => holds(say(each, scene))).join(' or ')})`),
  not: ({ of }, scene) => truth(`(not ${holds(say(of, scene))})`),
  when: ({ cases, otherwise }, scene) => {
    const { type, texts } = alike(
      [...cases.map(([, value]) => value), otherwise].map((each) => say(each, scene)),
    )
    const whens = cases.map(([condition], at) => `when ${holds(say(condition, scene))} then ${texts[at]}`)
    return { text: `(case ${whens.join(' ')} else ${texts.at(-1)} end)`, type }
  },
  known: ({ of }, scene) => {
    const { type, texts } = alike(of.map((each) => say(each, scene)))
    if (type === 'json') throw new Unsayable('what has parts is chosen')
    return { text: `coalesce(${texts.join(', ')})`, type }
  },
  math: ({ left, how, right }, scene) => {
    const [a, b] = [asNumber(say(left, scene)), asNumber(say(right, scene))]
    return number(`(${a} ${how} ${how === '/' ? `nullif(${b}, 0)` : b})`)
  },
  rounded: ({ of }, scene) => number(`floor(${asNumber(say(of, scene))} + 0.5)`),
  instant: ({ of }, scene) =>
    number(`(extract(epoch from ${asInstant(say(of, scene))}) * 1000)::double precision`),
  passed: ({ at, zone }, scene) => truth(passed(say(at, scene), zone, scene)),
  today: ({ zone }, scene) => ({ text: today(zone, scene), type: 'text' }),
  status: ({ stands, rules }, scene) => {
    const from = asText(say(stands, scene))
    const whens = rules.map(
      (rule) =>
        `when ${from} = ${quoted(rule.from)} and ${passed(say(rule.at, scene), rule.zone ?? null, scene)} then ${quoted(rule.to)}`,
    )
    return { text: `(case ${whens.join(' ')} else ${from} end)`, type: 'text' }
  },
  part: ({ part, take }, scene) => {
    const { type, text } = scene.own(part)
    const element = elementOf(scene.table.spec.schema, part.split('.'))
    if (type !== 'json' || !element) throw new Unsayable(`${part} has no elements`)
    const elements = `case when json_typeof(${text}) = 'array' then ${text} end`
    const from = `json_array_elements(${elements}) with ordinality as e(value, at)`
    return takeFrom(from, 'e.at', take, { ...scene, item: elementsUnder('e.value', element) })
  },
  rows: ({ table, key, take }, scene) => {
    const other = storedTables[table as TableName]
    const from = `${other.name} r where ${keyed('r', other, key, scene.own('id').text)}`
    return takeFrom(from, 'r.seq', take, { ...scene, item: rowsUnder('r', other) })
  },
}

/** Returns the condition that rows under an alias have a key. */
export function keyed(alias: string, { name, keys }: StoredTable, index: string, value: string): string {
  const column = keys.find((each) => each.index === index)
  if (!column) throw new Unsayable(`${name} has no index ${index}`)
  const named = `${alias}."${column.name}"`
  return column.made ? hasMadeKey(named, `array[${value}]`) : `${named} = ${value}`
}

function passed(at: Said, zone: Expression | null, scene: Scene): string {
  if (zone === null) return `coalesce(${asInstant(at)} <= ${scene.now}, false)`
  return `coalesce(${asText(at)} < ${today(zone, scene)} collate "C", false)`
}

function today(zone: Expression, scene: Scene): string {
  return `to_char(${scene.now} at time zone ${asText(say(zone, scene))}, 'YYYY-MM-DD')`
}

function takeFrom(from: string, position: string, { how, of, where }: Take, scene: Scene): Said {
  const value = say(of, scene)
  const fits = holds(say(where, scene))
  const rows = `from ${from} ${from.includes(' where ') ? 'and' : 'where'} ${fits}`
  if (how === 'count') return number(`(select count(*) ${rows})::double precision`)
  if (how === 'sum') return number(`(select coalesce(sum(${asNumber(value)}), 0) ${rows})`)
  if (how === 'mean') return number(`(select avg(coalesce(${asNumber(value)}, 0)) ${rows})`)
  if (how === 'first' || how === 'last') {
    const order = how === 'first' ? position : `${position} desc`
    return { text: `(select ${value.text} ${rows} order by ${order} limit 1)`, type: value.type }
  }
  if (value.type === 'number') return number(`(select max(${asNumber(value)}) ${rows})`)
  return { text: `(select max(${asText(value)}) ${rows})`, type: 'text' }
}
