import * as z from 'zod/mini'
import type { ColumnType } from './filters.ts'
import type { Expression } from './expressions.ts'

/** The type of a column; `shown` for one by which nobody filters or sorts. */
type Kind = ColumnType | 'shown'

/** The columns of a list in their order: each with its type and schema, or by its type with the schema it is stored by. */
type Columns = Readonly<Record<string, Kind | readonly [kind: Kind, schema: z.ZodMiniType]>>

/** The columns of a list. Screens need no more of it. */
export type ListColumns<C extends Columns = Columns, Shape extends z.core.$ZodShape = z.core.$ZodShape> = {
  readonly columns: C
  /** The schemas of the columns that are said by their type alone. */
  readonly shape: Shape
}

/** A value that only a function of the domain knows, by its name: a sentence, or a sum that no expression can say. */
type Computed<N extends string = string> = { readonly op: 'computed'; readonly by: N }

/** The values of the columns that are worked out. */
type Values = Readonly<Record<string, Expression | Computed>>

/** Another row that a row leads to: the key in it, and the table. An `optional` one may be gone, or was never there. */
type Join = { readonly table: string; readonly key: string; readonly optional?: true }

/** A step of the order in which a list comes. `text` is in the order of names; unknown values are last. */
export type OrderStep = {
  readonly by: Expression
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
  /** The key by which the rows of an arena, or of an athlete, are found. All rows are the admin's alone. */
  readonly scopes: Readonly<Partial<Record<Scope, string>>>
  /** Rows that are left out unless a filter asks for the column. */
  readonly hidden: { readonly column: string; readonly value: string } | null
}

/** The column that every row has. */
const keyed = { id: /* @__PURE__ */ z.string() }

/** Declares the columns of a list. Those of `stored`, by default the id, may be said by their type alone. */
// @__NO_SIDE_EFFECTS__
export function declareColumns<const C extends Columns, Shape extends z.core.$ZodShape = typeof keyed>(
  columns: C & {
    readonly [K in keyof C]: C[K] extends Kind ? (K extends keyof Shape ? Kind : never) : C[K]
  },
  stored?: z.ZodMiniObject<Shape>,
): ListColumns<C, Shape> {
  return { columns, shape: stored?.shape ?? (keyed as z.core.$ZodShape as Shape) }
}

type Said<L extends ListColumns, Stored extends z.ZodMiniObject, V> = {
  readonly table: string
  readonly stored: Stored
  readonly values: V & {
    readonly [K in Exclude<keyof L['columns'], keyof Stored['shape']>]: Expression | Computed
  }
} & Pick<ListDeclaration, 'order'> &
  Partial<Pick<ListDeclaration, 'joins' | 'scopes' | 'hidden'>>

/** Declares a list: where its rows stand, what the columns are that are not stored, and the order. */
// @__NO_SIDE_EFFECTS__
export function declareList<L extends ListColumns, Stored extends z.ZodMiniObject, const V extends Values>(
  columns: L,
  list: Said<L, Stored, V>,
): ListDeclaration<L, Stored, V> {
  return { joins: {}, scopes: {}, hidden: null, ...columns, ...list }
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
// @__NO_SIDE_EFFECTS__
export function downwards(by: Expression): OrderStep {
  return { by, as: 'plain', down: true }
}

type RowShape<L> =
  L extends ListColumns<infer C, infer Shape>
    ? {
        -readonly [K in keyof C & string]: C[K] extends readonly [Kind, infer S extends z.ZodMiniType]
          ? S
          : K extends keyof Shape
            ? Shape[K]
            : never
      }
    : never
export type RowOf<L> = z.output<z.ZodMiniObject<RowShape<L>>>
export type StoredOf<L extends ListDeclaration> = z.output<L['stored']>

type KindOf<C> = C extends Kind ? C : C extends readonly [infer K, z.ZodMiniType] ? K : never
type Filterable<C> = { readonly [K in keyof C as KindOf<C[K]> extends ColumnType ? K : never]: KindOf<C[K]> }

/** Returns the schema of a list's rows. */
// @__NO_SIDE_EFFECTS__
export function rowSchemaOf<L extends ListColumns>({ columns, shape }: L): z.ZodMiniObject<RowShape<L>> {
  const schemas: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(columns))
    schemas[name] = typeof column === 'string' ? shape[name] : column[1]
  return z.object(schemas) as z.ZodMiniObject<RowShape<L>>
}

/** Returns the columns by which a list can be filtered and sorted. */
// @__NO_SIDE_EFFECTS__
export function filterableOf<L extends ListColumns>({ columns }: L): Filterable<L['columns']> {
  const kinds: Record<string, ColumnType> = {}
  for (const [name, column] of Object.entries(columns)) {
    const kind = typeof column === 'string' ? column : column[0]
    if (kind !== 'shown') kinds[name] = kind
  }
  return kinds as Filterable<L['columns']>
}
