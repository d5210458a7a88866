import * as z from 'zod/mini'
import type { ColumnType } from './filters.ts'

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
