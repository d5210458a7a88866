import { compareNames } from '../text/compare-names.ts'
import {
  type Around,
  compile,
  type Compiled,
  type Lookup,
  type Moment,
  reader,
} from './compile-expression.ts'
import type { ListDeclaration, OrderStep, StoredOf } from './declare-list.ts'
import type { Expression, Take } from './expressions.ts'
import type { RowOf } from './list-columns.ts'

type Values<L extends ListDeclaration> = L['values']
type Names<L extends ListDeclaration> = Extract<Values<L>[keyof Values<L>], { op: 'computed' }>['by']
type ColumnsBy<L extends ListDeclaration, N> = {
  [K in keyof Values<L>]: Values<L>[K] extends { by: N } ? K : never
}[keyof Values<L>]

/** The functions that a list's declaration names, each with the columns that it computes. */
export type Functions<L extends ListDeclaration, World> = {
  readonly [N in Names<L>]: (
    row: StoredOf<L>,
    world: World,
  ) => Readonly<Pick<RowOf<L>, ColumnsBy<L, N> & keyof RowOf<L>>>
}

/** The functions of a declaration in memory. */
export type CompiledList<L extends ListDeclaration, World> = {
  /** Returns the row of a stored one. */
  readonly row: (stored: StoredOf<L>, reading: Reading<World>) => RowOf<L>
  /** Returns the row of a stored one whose values are known, but for those that functions compute. */
  readonly filled: (stored: StoredOf<L>, values: KnownValues, world: World) => RowOf<L>
  /** Returns the stored rows in the list's order. */
  readonly ordered: (stored: readonly StoredOf<L>[], reading: Reading<World>) => StoredOf<L>[]
  /** The tables at which it looks beside its own. */
  readonly tables: readonly string[]
  /** Returns when a row changes by itself, in milliseconds; null for a list of which none does. */
  readonly turns: ((stored: StoredOf<L>, reading: Reading<World>) => number[]) | null
  /** True where rows tell something of who reads them. */
  readonly byCaller: boolean
  /** True where rows change with the day. */
  readonly byDay: boolean
}

type KnownValues = Readonly<Record<string, unknown>>
export type Reading<World> = { readonly lookup: Lookup; readonly moment: Moment; readonly world: World }

/** Makes the functions of a declared list, once: what they do for a row is as if it were written out. */
export function compileList<L extends ListDeclaration, World>(
  list: L,
  functions: Functions<L, World>,
): CompiledList<L, World> {
  const around = joiner(list)
  const columns = Object.keys(list.columns).map((name) => {
    const value = list.values[name]
    if (value?.op === 'computed') return { name, by: value.by, value: null }
    return {
      name,
      by: null,
      value: value ? compile(value) : ({ row }: Around) => (row as Readonly<Record<string, unknown>>)[name],
    }
  })
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]))
  const named = functions as Readonly<Record<string, (row: StoredOf<L>, world: World) => object>>
  const steps = list.order.map((step) => ({ ...step, key: keyOf(step.by) }))
  const times = timesIn(list)
  const says = (wanted: Expression['op']) => expressionsOf(list).some(({ op }) => op === wanted)
  return {
    row: (stored, reading) => {
      const seen = around(stored, reading)
      const told: Record<string, object> = {}
      const row: Record<string, unknown> = { ...empty }
      for (const { name, by, value } of columns)
        row[name] =
          by === null
            ? value(seen)
            : Reflect.get((told[by] ??= functionNamed(named, by)(stored, reading.world)), name)
      return row as RowOf<L>
    },
    filled: (stored, values, world) => {
      const told: Record<string, object> = {}
      const row: Record<string, unknown> = { ...empty }
      for (const { name, by } of columns)
        row[name] =
          by === null
            ? values[name]
            : Reflect.get((told[by] ??= functionNamed(named, by)(stored, world)), name)
      return row as RowOf<L>
    },
    ordered: (stored, reading) =>
      (list.lastFirst ? stored.toReversed() : stored)
        .map((row) => {
          const seen = around(row, reading)
          return { row, keys: steps.map(({ key }) => key(seen, row, reading)) }
        })
        .toSorted((a, b) => compareBy(steps, a.keys, b.keys))
        .map(({ row }) => row),
    tables: tablesOf(list),
    turns:
      times.instants.length === 0
        ? null
        : (stored, reading) => {
            const seen = around(stored, reading)
            return times.instants.flatMap((timed) =>
              elementsOf(timed.within, seen).flatMap((item) => turnOf(timed, { ...seen, item })),
            )
          },
    byDay: times.byDay || says('today'),
    byCaller: says('caller'),
  }

  /** Returns the function of the key by which a step of the order compares rows. */
  function keyOf(by: OrderStep['by']) {
    if (by.op !== 'column') return compile(by)
    const value = list.values[by.name]
    if (value?.op !== 'computed')
      throw new Error(`no function computes ${by.name}, which orders ${list.table}`)
    return (_seen: Around, stored: StoredOf<L>, { world }: Reading<World>): unknown =>
      Reflect.get(functionNamed(named, value.by)(stored, world), by.name)
  }
}

function functionNamed<F>(named: Readonly<Record<string, F>>, name: string): F {
  const found = named[name]
  if (!found) throw new Error(`a list names ${name}, which it was not given`)
  return found
}

/** Returns a function that lays out what a row's expressions look at. A row whose joined one is lost is an error. */
export function joiner({ joins, table }: Pick<ListDeclaration, 'joins' | 'table'>) {
  const found = Object.entries(joins).map(([name, join]) => ({ name, ...join, key: reader(join.key) }))
  const join: Around['join'] = ({ row, lookup }) => {
    const joined: Record<string, object | undefined> = {}
    for (const { name, table: other, key, optional } of found) {
      const id = key(row)
      joined[name] = typeof id === 'string' ? lookup.find(other, id) : undefined
      if (!joined[name] && !optional) throw new Error(`a row of ${table} has lost its ${name}, ${String(id)}`)
    }
    return joined
  }
  return (row: object, { lookup, moment }: Reading<unknown>): Around => ({
    row,
    joined: null,
    join,
    item: null,
    lookup,
    moment,
  })
}

/** Compares the keys of two rows by the steps of an order. */
function compareBy(steps: readonly OrderStep[], a: readonly unknown[], b: readonly unknown[]): number {
  let [order, index] = [0, 0]
  while (order === 0 && index < steps.length) {
    const step = steps[index]
    if (step) order = compareKeys(step, a[index], b[index])
    index += 1
  }
  return order
}

function compareKeys({ as, down }: OrderStep, a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const named = as === 'text' && typeof a === 'string' && typeof b === 'string'
  const order = named ? compareNames(a, b) : compareValues(a, b)
  return down ? -order : order
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1
  return Number(a) - Number(b)
}

/** Returns every expression of a list, those within others too. */
export function expressionsOf(list: ListDeclaration): Expression[] {
  return rootsOf(list).flatMap(withInner)
}

function rootsOf({ values, order }: ListDeclaration): Expression[] {
  const said = Object.values(values).flatMap((value) => (value.op === 'computed' ? [] : [value]))
  return [...said, ...order.flatMap(({ by }) => (by.op === 'column' ? [] : [by]))]
}

function withInner(expression: Expression): Expression[] {
  return [expression, ...innerOf(expression).flatMap(withInner)]
}

function innerOf(expression: Expression): readonly Expression[] {
  return (inners[expression.op] as (expression: Expression) => readonly Expression[])(expression)
}

const none = () => []
const taken = ({ take }: { take: Take }) => [take.of, take.where]
const sides = ({ left, right }: { left: Expression; right: Expression }) => [left, right]
const one = ({ of }: { of: Expression }) => [of]
const many = ({ of }: { of: readonly Expression[] }) => of
const inners: {
  [Op in Expression['op']]: (expression: Extract<Expression, { op: Op }>) => readonly Expression[]
} = {
  own: none,
  joined: none,
  item: none,
  value: none,
  caller: none,
  is: sides,
  math: sides,
  all: many,
  any: many,
  known: many,
  not: one,
  rounded: one,
  instant: one,
  when: ({ cases, otherwise }) => [...cases.flat(), otherwise],
  today: ({ zone }) => [zone],
  passed: ({ at, zone }) => (zone ? [at, zone] : [at]),
  status: ({ stands, rules }) => [stands, ...rules.flatMap(({ at, zone }) => (zone ? [at, zone] : [at]))],
  part: taken,
  rows: taken,
}

function tablesOf(list: ListDeclaration): string[] {
  const joined = Object.values(list.joins).map(({ table }) => table)
  const counted = expressionsOf(list).flatMap((each) => (each.op === 'rows' ? [each.table] : []))
  return [...new Set([...joined, ...counted])]
}

type Rows = Extract<Expression, { op: 'rows' }>
type Timed = {
  stands: Compiled | null
  from: string | null
  at: Expression
  zone: Expression | null
  /** The rows of another table of which it is said; null for the row itself. */
  within: Rows | null
}

function timesIn(list: ListDeclaration) {
  const timed = rootsOf(list).flatMap((root) => timedIn(root, null))
  const instants = timed.flatMap(({ stands, from, at, zone, within }) =>
    zone === null ? [{ stands, from, at: compile(at), within }] : [],
  )
  return { instants, byDay: timed.some(({ zone }) => zone !== null) }
}

/** Returns what changes by itself in an expression, with the rows of another table that it is said of. */
function timedIn(expression: Expression, within: Rows | null): Timed[] {
  const inner = innerOf(expression).flatMap((each) =>
    timedIn(each, expression.op === 'rows' ? expression : within),
  )
  if (expression.op === 'passed')
    return [...inner, { stands: null, from: null, at: expression.at, zone: expression.zone, within }]
  if (expression.op !== 'status') return inner
  const stands = compile(expression.stands)
  return [
    ...inner,
    ...expression.rules.map(({ from, at, zone = null }) => ({ stands, from, at, zone, within })),
  ]
}

/** Returns the elements that a changing value is said of: the rows of another table, or none but the row itself. */
function elementsOf(within: Rows | null, { row, lookup }: Around): readonly unknown[] {
  return within ? lookup.by(within.table, within.key, String(reader('id')(row))) : [null]
}

type Turning = { stands: Compiled | null; from: string | null; at: Compiled }

function turnOf({ stands, from, at }: Turning, seen: Around): number[] {
  if (stands !== null && stands(seen) !== from) return []
  const when = at(seen)
  return typeof when === 'string' ? [Date.parse(when)] : []
}
