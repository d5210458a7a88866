import type * as z from 'zod/mini'
import type { Expression } from './expressions.ts'
import type { ListColumns } from './list-columns.ts'

/** A value that only a function of the domain knows, by its name: a sentence, or a sum that no expression can say. */
type Computed<N extends string = string> = { readonly op: 'computed'; readonly by: N }

/** The values of the columns that are worked out. */
type Values = Readonly<Record<string, Expression | Computed>>

/** Another row that a row leads to: the key in it, and the table. An `optional` one may be gone, or was never there. */
type Join = { readonly table: string; readonly key: string; readonly optional?: true }

/** A column that a function computes, as a step of an order: a database cannot say it, so rows are looked at. */
type Column = { readonly op: 'column'; readonly name: string }

/** A step of the order in which a list comes. `text` is in the order of names; unknown values are last. */
export type OrderStep = {
  readonly by: Expression | Column
  readonly as: 'text' | 'plain'
  readonly down: boolean
}

export type Scope = 'company' | 'athlete'

/** A list, said once: the rows, their columns and their order. What is filtered, shown and built follows from it. */
export type ListDeclaration<
  L extends ListColumns = ListColumns,
  Stored extends z.ZodMiniObject = z.ZodMiniObject,
  V extends Values = Values,
> = L & {
  readonly table: string
  /** The schema of a stored row. */
  readonly stored: Stored
  readonly joins: Readonly<Record<string, Join>>
  /** The values of columns; all others are stored under their name. */
  readonly values: V
  readonly order: readonly OrderStep[]
  /** True where of rows that the order holds for equal the last that was stored comes first. */
  readonly lastFirst: boolean
  /** The key by which the rows of an arena, or of an athlete, are found. All rows are the admin's alone. */
  readonly scopes: Readonly<Partial<Record<Scope, string>>>
  /** Rows that are left out unless a filter asks for the column. */
  readonly hidden: { readonly column: string; readonly value: string } | null
}

type Said<L extends ListColumns, Stored extends z.ZodMiniObject, V> = {
  readonly table: string
  readonly stored: Stored
  readonly values: V & {
    readonly [K in Exclude<keyof L['columns'], keyof Stored['shape']>]: Expression | Computed
  }
} & Pick<ListDeclaration, 'order'> &
  Partial<Pick<ListDeclaration, 'joins' | 'scopes' | 'hidden' | 'lastFirst'>>

/** Declares a list: where its rows stand, what the columns are that are not stored, and the order. */
// @__NO_SIDE_EFFECTS__
export function declareList<L extends ListColumns, Stored extends z.ZodMiniObject, const V extends Values>(
  columns: L,
  list: Said<L, Stored, V>,
): ListDeclaration<L, Stored, V> {
  return { joins: {}, scopes: {}, hidden: null, lastFirst: false, ...columns, ...list }
}

/** Returns two parts of a declaration as one. A bundler keeps a spread in a list that no screen needs, and drops this. */
// @__NO_SIDE_EFFECTS__
export function both<A extends object, B extends object>(a: A, b: B): A & B {
  return { ...a, ...b }
}

/** The value that the named function computes. */
// @__NO_SIDE_EFFECTS__
export function computed<const N extends string>(by: N): Computed<N> {
  return { op: 'computed', by }
}
// @__NO_SIDE_EFFECTS__
export function byName(by: Expression): OrderStep {
  return { by, as: 'text', down: false }
}
// @__NO_SIDE_EFFECTS__
export function upwards(by: Expression): OrderStep {
  return { by, as: 'plain', down: false }
}
/** The order of a computed column, the least first. */
// @__NO_SIDE_EFFECTS__
export function upwardsByColumn(name: string): OrderStep {
  return { by: { op: 'column', name }, as: 'plain', down: false }
}
// @__NO_SIDE_EFFECTS__
export function downwards(by: Expression): OrderStep {
  return { by, as: 'plain', down: true }
}

export type StoredOf<L extends ListDeclaration> = z.output<L['stored']>
