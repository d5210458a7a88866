import { compile, reader } from './compile-expression.ts'
import { joiner, type Reading } from './compile-list.ts'
import type { ListDeclaration } from './declare-list.ts'
import type { Expression } from './expressions.ts'
import type { ListColumns, RowOf } from './list-columns.ts'

/**
 * A table in which some of the rows of a merged list stand. `elements`: the parts that are gone through, each inside the
 * last (`accounts`, then their `payments`); an `item` is an element of the last, with the one around it as `outer`. None
 * where a row itself is listed.
 */
export type MergedSource = Pick<ListDeclaration, 'table' | 'stored' | 'joins'> & {
  readonly elements: readonly string[]
  readonly where: Expression
  readonly values: Readonly<Record<string, Expression>>
}

/** A step of the order: a column whose plain values, which are never unknown, are compared. */
export type MergedStep = { readonly column: string; readonly down: boolean }

/** A list whose rows stand in parts of several tables. */
export type MergedList<L extends ListColumns = ListColumns> = L & {
  readonly sources: readonly MergedSource[]
  readonly order: readonly MergedStep[]
}

/** Declares a merged list. Every source says the value of every column. */
// @__NO_SIDE_EFFECTS__
export function declareMerged<L extends ListColumns>(
  columns: L,
  list: {
    readonly sources: readonly (MergedSource & {
      readonly values: { readonly [K in keyof L['columns']]: Expression }
    })[]
    readonly order: readonly MergedStep[]
  },
): MergedList<L> {
  return { ...columns, ...list }
}

/** The functions of a merged list in memory. */
export type CompiledMerged<L extends ListColumns> = {
  /** For each source, a function that adds the rows which stand in one row of its table. */
  readonly add: readonly ((stored: object, reading: Reading<unknown>, to: RowOf<L>[]) => void)[]
  /** Returns listed rows in the order of the list. */
  readonly ordered: (rows: readonly RowOf<L>[]) => RowOf<L>[]
}

/** Makes the functions of a merged list, once. */
export function compileMerged<L extends ListColumns>({
  columns,
  sources,
  order,
}: MergedList<L>): CompiledMerged<L> {
  const names = Object.keys(columns)
  const empty = Object.fromEntries(names.map((name) => [name, null]))
  const add = sources.map((source) => {
    const around = joiner(source)
    const inner = elementsIn(source.elements.map(reader))
    const fits = compile(source.where)
    const values = names.map((name) => {
      const value = source.values[name]
      if (!value) throw new Error(`a source in ${source.table} does not say ${name}`)
      return { name, value: compile(value) }
    })
    return (stored: object, reading: Reading<unknown>, to: RowOf<L>[]) => {
      const items = inner(stored)
      if (items.length === 0) return
      const seen = around(stored, reading)
      for (const item of items) {
        seen.item = item
        if (fits(seen) !== true) continue
        const row: Record<string, unknown> = { ...empty }
        for (const { name, value } of values) row[name] = value(seen)
        to.push(row as RowOf<L>)
      }
    }
  })
  return { add, ordered: (rows) => rows.toSorted((a, b) => compareRows(order, a, b)) }
}

type Values = Readonly<Record<string, unknown>>

function compareRows(order: readonly MergedStep[], a: Values, b: Values): number {
  for (const { column, down } of order) {
    const [one, other] = [a[column] as string, b[column] as string]
    if (one !== other) return one < other === down ? 1 : -1
  }
  return 0
}

const none: readonly unknown[] = []

/** Returns a function that lists the innermost elements of a row, each with the one around it; without parts, the row itself. */
function elementsIn(parts: readonly ((from: unknown) => unknown)[]): (row: object) => readonly unknown[] {
  const [first, ...deeper] = parts
  if (!first) return (row) => [row]
  const outermost = (row: object) => {
    const inside = first(row)
    return Array.isArray(inside) ? (inside as readonly unknown[]) : none
  }
  if (deeper.length === 0) return outermost
  return (row) =>
    deeper.reduce<readonly unknown[]>(
      (outers, read) =>
        outers.flatMap((outer) => {
          const inside = read(outer)
          return Array.isArray(inside) ? inside.map((each: object) => ({ ...each, outer })) : []
        }),
      outermost(row),
    )
}
