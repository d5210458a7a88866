import { HOLIDAY } from '../../time/holiday.ts'
import type { PriceRule, Pricing } from '../price.ts'
import { uniqueDays } from './price-days.ts'
import { cutsOf, TILE_MINUTES, winnersOf } from './price-grid.ts'
import { type Rectangle, rectanglesOf, type Wanted } from './rectangles.ts'
import { tidyRules } from './tidy-rules.ts'
import type { Tile } from './week-prices.ts'

type Cells = readonly (readonly boolean[])[]
type Unnamed = Rectangle & { id?: string }

/**
 * Returns the rules after tiles were given a price; null gives them the base price, and on holidays that of the
 * weekday. Every other tile keeps its price. Of several ways to write the rules the shortest is taken: over the present
 * ones, with these cut back, or all anew.
 */
export function paintPrices(
  pricing: Pricing,
  tiles: readonly Tile[],
  priceCents: number | null,
): PriceRule[] {
  const { basePriceCents, priceRules } = pricing
  const cuts = cutsOf(priceRules)
  const painted = cellsOf(tiles, cuts)
  const before = pricesOf(priceRules, cuts, basePriceCents)
  const wanted = before.map((day, weekday) =>
    day.map((price, cell) => (painted[weekday]?.[cell] ? plain(priceCents, weekday, basePriceCents) : price)),
  )
  const added = rectanglesOf(
    painted.map((day, weekday) => {
      const price = priceCents ?? (weekday === HOLIDAY ? null : basePriceCents)
      return day.map((is) => (is ? price : null))
    }),
    cuts,
  )
  const open = priceRules.filter((rule) => reachesOut(rule, painted, cuts))
  const cut = priceRules.flatMap((rule) => cutBack(rule, painted, cuts))
  const near = (rule: PriceRule) => touches(rule, painted, cuts)
  const far = priceRules.filter((rule) => !near(rule))
  const keepsFar = (rules: readonly PriceRule[]) =>
    far.every(({ id }) => rules.some((rule) => rule.id === id))
  const fresh = anew(wanted, cuts, priceRules)
  const ways = [[...priceRules, ...added], [...open, ...added], [...cut, ...added], cut, fresh].map(named)
  const fits = (rules: readonly PriceRule[]) => isSame(pricesOf(rules, cuts, basePriceCents), wanted)
  const right = ways
    .filter((rules) => keepsFar(rules) && fits(rules))
    .map((rules) => tidyRules(rules, { fits, near }))
  return right.reduce((best, rules) => (rules.length < best.length ? rules : best), right[0] ?? named(fresh))
}

/** A price as the grid compares them: on weekdays null is the base price, whichever way it comes about. */
function plain(price: number | null, day: number, basePriceCents: number): number | null {
  return day !== HOLIDAY && price === basePriceCents ? null : price
}

function pricesOf(rules: readonly PriceRule[], cuts: readonly number[], base: number): Wanted {
  return winnersOf(rules, cuts).map((cells, day) =>
    cells.map((winner) => plain(rules[winner]?.priceCents ?? null, day, base)),
  )
}

function isSame(one: Wanted, other: Wanted): boolean {
  return one.every((day, weekday) => day.every((price, cell) => price === other[weekday]?.[cell]))
}

function cellsOf(tiles: readonly Tile[], cuts: readonly number[]): Cells {
  const keys = new Set(tiles.map(({ day, minute }) => `${day} ${minute}`))
  return Array.from({ length: HOLIDAY + 1 }, (_, day) =>
    cuts.map((minute) => keys.has(`${day} ${minute - (minute % TILE_MINUTES)}`)),
  )
}

function isIn(rule: Rectangle, cut: number): boolean {
  return cut >= rule.fromMinute && cut < rule.toMinute
}

function touches(rule: Rectangle, painted: Cells, cuts: readonly number[]): boolean {
  return rule.weekdays.some((day) =>
    cuts.some((cut, cell) => painted[day]?.[cell] === true && isIn(rule, cut)),
  )
}

/** Returns whether a rule covers a cell that is not painted. */
function reachesOut(rule: Rectangle, painted: Cells, cuts: readonly number[]): boolean {
  return rule.weekdays.some((day) =>
    cuts.some((cut, cell) => painted[day]?.[cell] !== true && isIn(rule, cut)),
  )
}

/** Returns a rule without the painted cells, in as many parts as it takes; the first keeps its id. */
function cutBack(rule: PriceRule, painted: Cells, cuts: readonly number[]): Unnamed[] {
  if (!touches(rule, painted, cuts)) return [rule]
  const left = painted.map((day, weekday) =>
    day.map((is, cell) => {
      const covers = rule.weekdays.includes(weekday) && isIn(rule, cuts[cell] ?? 0)
      return covers && !is ? rule.priceCents : null
    }),
  )
  return rectanglesOf(left, cuts).map((part, index) => (index === 0 ? { id: rule.id, ...part } : part))
}

/** Writes all prices anew as rules that do not overlap; one that was there keeps its id. */
function anew(wanted: Wanted, cuts: readonly number[], rules: readonly PriceRule[]): Unnamed[] {
  const known = new Map(rules.map((rule) => [keyOf(rule), rule.id]))
  return rectanglesOf(wanted, cuts).map((part) => {
    const id = known.get(keyOf(part))
    return id === undefined ? part : { id, ...part }
  })
}

function keyOf({ weekdays, fromMinute, toMinute, priceCents }: Rectangle): string {
  return `${uniqueDays(weekdays).join()} ${fromMinute} ${toMinute} ${priceCents}`
}

/** Gives the rules without an id one that no other has. */
function named(rules: readonly Unnamed[]): PriceRule[] {
  const taken = new Set(rules.map(({ id }) => id))
  let number = 0
  return rules.map((rule) => {
    if (rule.id !== undefined) return { ...rule, id: rule.id }
    do number++
    while (taken.has(`faixa-${number}`))
    return { ...rule, id: `faixa-${number}` }
  })
}
