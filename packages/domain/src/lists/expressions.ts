/** The value of a column, said as data: it is computed in memory, and can be in a database. Unknown values are null. */
export type Expression =
  /** A value of the row itself, `address.city`. */
  | { readonly op: 'own'; readonly path: string }
  /** A value of the row that a join has found. */
  | { readonly op: 'joined'; readonly join: string; readonly path: string }
  /** A value of the element that a count, a sum or a search goes through. */
  | { readonly op: 'item'; readonly path: string }
  | { readonly op: 'value'; readonly value: string | number | boolean | null }
  /** The id of the user who asks. */
  | { readonly op: 'caller' }
  /** Two values compared. `=` and `<>` take null for a value; an order with null is false. */
  | { readonly op: 'is'; readonly left: Expression; readonly how: Comparison; readonly right: Expression }
  | { readonly op: 'all'; readonly of: readonly Expression[] }
  | { readonly op: 'any'; readonly of: readonly Expression[] }
  | { readonly op: 'not'; readonly of: Expression }
  /** The value of the first case that holds. */
  | { readonly op: 'when'; readonly cases: readonly Case[]; readonly otherwise: Expression }
  /** The first value that is not null. */
  | { readonly op: 'known'; readonly of: readonly Expression[] }
  | { readonly op: 'math'; readonly left: Expression; readonly how: Sign; readonly right: Expression }
  /** The whole number next to it, from halves up: `floor(x + 0.5)`. */
  | { readonly op: 'rounded'; readonly of: Expression }
  /** The milliseconds of an instant, whose texts are not in its order. */
  | { readonly op: 'instant'; readonly of: Expression }
  /** Tells whether an instant has come, or a day is over in a zone. */
  | { readonly op: 'passed'; readonly at: Expression; readonly zone: Expression | null }
  /** The day that it is in a zone, `2026-11-20`. */
  | { readonly op: 'today'; readonly zone: Expression }
  /** A status that changes by itself, as `rules` say from the one that `stands`. */
  | { readonly op: 'status'; readonly stands: Expression; readonly rules: readonly StatusRule[] }
  /** The elements of a part of the row for which `where` holds: their number, a sum, the greatest value, that of the first or the last. */
  | { readonly op: 'part'; readonly part: string; readonly take: Take }
  /** The same over the rows of another table that have the row's `id` as their key. */
  | { readonly op: 'rows'; readonly table: string; readonly key: string; readonly take: Take }

type Case = readonly [condition: Expression, value: Expression]
type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='
type Sign = '+' | '-' | '*' | '/'

/** The value that many elements give: of none `count` and `sum` are 0, the others null. */
export type Take = {
  readonly how: 'count' | 'sum' | 'mean' | 'greatest' | 'first' | 'last'
  readonly of: Expression
  readonly where: Expression
}

/** From the instant on, whoever is `from` is `to`. In a `zone` it is a day, which has to be over. An unknown one never comes. */
export type StatusRule = {
  readonly from: string
  readonly at: Expression
  readonly zone?: Expression
  readonly to: string
}

/** A rule of which the value is always due: `holdExpiresAt`, or at once. */
export const LONG_AGO = '1970-01-01T00:00:00.000Z'

type Constant = string | number | boolean | null
/** An expression, or a constant. */
type Said = Expression | Constant
const said = (given: Said): Expression =>
  typeof given === 'object' && given !== null ? given : { op: 'value', value: given }

// @__NO_SIDE_EFFECTS__
export function own(path: string): Expression {
  return { op: 'own', path }
}
// @__NO_SIDE_EFFECTS__
export function joined(join: string, path: string): Expression {
  return { op: 'joined', join, path }
}
// @__NO_SIDE_EFFECTS__
export function item(path: string): Expression {
  return { op: 'item', path }
}
export const caller: Expression = { op: 'caller' }
// @__NO_SIDE_EFFECTS__
export function is(left: Said, how: Comparison, right: Said): Expression {
  return { op: 'is', left: said(left), how, right: said(right) }
}
// @__NO_SIDE_EFFECTS__
export function all(...of: readonly Expression[]): Expression {
  return { op: 'all', of }
}
// @__NO_SIDE_EFFECTS__
export function any(...of: readonly Expression[]): Expression {
  return { op: 'any', of }
}
/** Tells whether a value is one of several. */
// @__NO_SIDE_EFFECTS__
export function isOneOf(value: Expression, of: readonly string[]): Expression {
  return { op: 'any', of: of.map((each) => is(value, '=', each)) }
}
// @__NO_SIDE_EFFECTS__
export function not(of: Expression): Expression {
  return { op: 'not', of }
}
// @__NO_SIDE_EFFECTS__
export function when(
  cases: readonly (readonly [condition: Expression, value: Said])[],
  otherwise: Said,
): Expression {
  return {
    op: 'when',
    cases: cases.map(([condition, value]) => [condition, said(value)]),
    otherwise: said(otherwise),
  }
}
// @__NO_SIDE_EFFECTS__
export function known(...of: readonly Said[]): Expression {
  return { op: 'known', of: of.map(said) }
}
// @__NO_SIDE_EFFECTS__
export function math(left: Said, how: Sign, right: Said): Expression {
  return { op: 'math', left: said(left), how, right: said(right) }
}
// @__NO_SIDE_EFFECTS__
export function rounded(of: Expression): Expression {
  return { op: 'rounded', of }
}
// @__NO_SIDE_EFFECTS__
export function instant(of: Expression): Expression {
  return { op: 'instant', of }
}
// @__NO_SIDE_EFFECTS__
export function passed(at: Expression, zone: Expression | null = null): Expression {
  return { op: 'passed', at, zone }
}
// @__NO_SIDE_EFFECTS__
export function today(zone: Said): Expression {
  return { op: 'today', zone: said(zone) }
}
// @__NO_SIDE_EFFECTS__
export function status(stands: Expression, rules: readonly StatusRule[]): Expression {
  return { op: 'status', stands, rules }
}

const ALWAYS = said(true)
const ONE = said(1)

/** Counts the elements of a part of the row; those of which the condition holds. */
// @__NO_SIDE_EFFECTS__
export function countIn(part: string, where: Expression = ALWAYS): Expression {
  return { op: 'part', part, take: { how: 'count', of: ONE, where } }
}
// @__NO_SIDE_EFFECTS__
export function sumIn(part: string, of: Said, where: Expression = ALWAYS): Expression {
  return { op: 'part', part, take: { how: 'sum', of: said(of), where } }
}
// @__NO_SIDE_EFFECTS__
export function greatestIn(part: string, of: Expression, where: Expression = ALWAYS): Expression {
  return { op: 'part', part, take: { how: 'greatest', of, where } }
}
// @__NO_SIDE_EFFECTS__
export function firstIn(part: string, of: Expression, where: Expression): Expression {
  return { op: 'part', part, take: { how: 'first', of, where } }
}
// @__NO_SIDE_EFFECTS__
export function lastIn(part: string, of: Expression): Expression {
  return { op: 'part', part, take: { how: 'last', of, where: ALWAYS } }
}
/** Counts the rows of another table whose key is the row's id. */
// @__NO_SIDE_EFFECTS__
export function countRows(table: string, key: string, where: Expression = ALWAYS): Expression {
  return { op: 'rows', table, key, take: { how: 'count', of: ONE, where } }
}
/** Adds up a value of these rows; of those of which the condition holds. */
// @__NO_SIDE_EFFECTS__
export function sumRows(table: string, key: string, of: Expression, where: Expression = ALWAYS): Expression {
  return { op: 'rows', table, key, take: { how: 'sum', of, where } }
}
/** Returns the mean of a value of these rows; null without any. */
// @__NO_SIDE_EFFECTS__
export function meanOfRows(table: string, key: string, of: Expression): Expression {
  return { op: 'rows', table, key, take: { how: 'mean', of, where: ALWAYS } }
}
