import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { PathParams } from '@campo-livre/contract/call-types.ts'
import type { CompanyRecord, TableName } from '../store/records.ts'
import type { Tables } from '../store/tables.ts'
import type { Whose, whose } from './whose.ts'

type RowOf<T extends TableName> = NonNullable<ReturnType<Tables[T]['find']>>

/** A key under which the rows of a table are looked up. */
type KeyOf<T extends TableName> = 'id' | Parameters<Tables[T]['by']>[0]

/** Those to whom a row of a table can belong, by the columns that it has. */
export type WhoseOf<T extends TableName> = {
  [W in Whose]: RowOf<T> extends Parameters<(typeof whose)[W]>[0] ? W : never
}[Whose]

/** The row that the path of a call names, and whose it has to be: a 404 otherwise. */
export type Owned<T extends TableName = TableName, O extends Whole | null = Whole | null> = {
  readonly table: T
  readonly whose: Whose
  /** The parameter of the path. */
  readonly param: string
  /** The keys that the parameter may be, in turn. */
  readonly keys: readonly string[]
  /** The row of which it is a part, and that is somebody's in its place; null where it is somebody's itself. */
  readonly of: O
  /** Returns the parameter as it is stored: a secret is not, as it is. */
  readonly stored: ((named: string) => string) | null
  /** Chooses among the rows that have the parameter as a secondary key; the first by default. */
  readonly pick: Pick | null
}

type Pick = (rows: readonly never[], now: string) => { readonly id: string } | undefined

/** A whole: the column of its part with its id, and the parameter by which the path names it, too; null where it does not. */
type Whole<P extends TableName = TableName> = {
  readonly table: P
  readonly column: string
  readonly param: string | null
}

/** A declared call that names a row. */
type Owning<S extends CallSpec, T extends TableName, O extends Whole | null> = S & {
  readonly owned: Owned<T, O>
}

/** The row that a handler gets, with the arena where it is, and the row of which it is a part. */
export type Held<T extends TableName, O extends Whole | null = null> = { row: RowOf<T> } & (O extends Whole<
  infer P
>
  ? { whole: RowOf<P> } & At<P>
  : At<T>)

type At<T extends TableName> = RowOf<T> extends { companyId: string } ? { company: CompanyRecord } : unknown

/** The part of the arguments of a handler that is of the row that its call names; nothing where it names none. */
export type HeldBy<S> = S extends { owned: Owned<infer T, infer O> } ? Held<T, O> : unknown

type ParamOf<S extends CallSpec> = keyof PathParams<S['path']> & string

type Naming<S extends CallSpec, T extends TableName> = {
  param?: ParamOf<S>
  keys?: readonly KeyOf<T>[]
  stored?: (named: string) => string
  pick?: (rows: readonly RowOf<T>[], now: string) => RowOf<T> | undefined
}

/** Declares whose row of which table the path of a call names; by its `id` if nothing else is said. */
export function owned<const S extends CallSpec, T extends TableName>(
  spec: S,
  table: T,
  by: WhoseOf<T>,
  { param = 'id' as ParamOf<S>, keys = ['id'], stored, pick }: Naming<S, T> = {},
): Owning<S, T, null> {
  const named = { table, whose: by, param, keys, stored: stored ?? null, pick: pick ?? null }
  return { ...spec, owned: { ...named, of: null } }
}

type PartOf<S extends CallSpec, T extends TableName, P extends TableName> = {
  table: P
  whose: WhoseOf<P>
  /** The column of the part that has the id of the whole. */
  column: keyof RowOf<T> & string
  /** The parameter that names the whole. */
  param?: ParamOf<S>
}

/** Declares that the path of a call names a part of somebody's row. */
export function ownedPart<const S extends CallSpec, T extends TableName, P extends TableName>(
  spec: S,
  table: T,
  { table: whole, whose: by, column, param: wholeParam }: PartOf<S, T, P>,
  param?: ParamOf<S>,
): Owning<S, T, Whole<P>> {
  const of = { table: whole, column, param: wholeParam ?? null }
  return {
    ...spec,
    owned: { table, whose: by, param: param ?? 'id', keys: ['id'], of, stored: null, pick: null },
  }
}

/** Returns the row that a call names; null for one that names none. */
export function ownedBy(spec: CallSpec): Owned | null {
  return 'owned' in spec ? (spec.owned as Owned) : null
}
