import { formatCents } from '../money/money.ts'
import type { SplitItem, SplitPerson } from './split.ts'

/** The facts that shares are worked out from. */
export type Divided = {
  items: readonly Pick<SplitItem, 'id' | 'name' | 'cents' | 'payers'>[]
  people: readonly Pick<SplitPerson, 'id' | 'name' | 'exempt' | 'part'>[]
}

/** Where a rule does not fit, and the sentence about it. */
export type SplitProblem = { at: 'people' | 'items' | 'parts' | { itemId: string }; sentence: string }

export type Division = {
  totalCents: number
  shares: { personId: string; cents: number }[]
  /** The cents that nobody pays; below zero where the parts are more than there is. */
  missingCents: number
  /** The cents of items that nobody has claimed yet. */
  unclaimedCents: number
  problems: SplitProblem[]
}

/**
 * Works out the shares of a bill to the cent (rule 8). Each share is added up exactly over all items and rounded once: the
 * cents that rounding down leaves go to the largest remainders, the earlier person first. So shares sum to what is divided,
 * and nobody is a cent or more off. `paid`, by person, keeps a share as it was paid wherever rounding leaves a choice.
 */
export function divide({ items, people }: Divided, paid: ReadonlyMap<string, number> = new Map()): Division {
  const order = new Map(people.map(({ id }, index) => [id, index]))
  const problems: SplitProblem[] = []
  const totalCents = items.reduce((sum, { cents }) => sum + cents, 0)
  const pool = poolOf({ items, people })
  const groups = items.flatMap((item) => groupOf(item, order))
  const counts = new Set([...groups.map(({ indices }) => indices.length), Math.max(1, pool.rest.length)])
  const scale = [...counts].reduce((product, count) => product * BigInt(count), 100n)
  const exact = people.map(() => 0n)
  const add = (index: number, amount: bigint) => {
    exact[index] = (exact[index] ?? 0n) + amount
  }
  for (const { cents, indices, item } of groups) {
    if (cents < indices.length)
      problems.push({ at: { itemId: item.id }, sentence: tooSmall(cents, indices.length) })
    for (const index of indices) add(index, (BigInt(cents) * scale) / BigInt(indices.length))
  }
  const left = addPool(pool, { people, scale, add })
  const poolMissing = Number(left / scale)
  problems.push(...problemsOf({ items, people }, pool, poolMissing))
  const lostCents = items
    .filter(({ payers }) => payers.of === 'some' && !payers.personIds.some((id) => order.has(id)))
    .reduce((sum, { cents }) => sum + cents, 0)
  const missingCents = poolMissing + lostCents
  const unclaimedCents = unclaimedOf(items)
  const divided = Math.max(0, totalCents - unclaimedCents - missingCents)
  const cents = rounded(exact, scale, { divided, paid: people.map(({ id }) => paid.get(id)) })
  const shares = people.map(({ id }, index) => ({ personId: id, cents: cents[index] ?? 0 }))
  return { totalCents, shares, missingCents, unclaimedCents, problems }
}

/** Returns the cents of items that wait to be claimed. */
export function unclaimedOf(items: Divided['items']): number {
  return items.reduce(
    (sum, { payers, cents }) => sum + (payers.of === 'claim' && payers.byId === null ? cents : 0),
    0,
  )
}

type Group = { item: { id: string }; cents: number; indices: number[] }

function groupOf(item: Divided['items'][number], order: ReadonlyMap<string, number>): Group[] {
  const { payers, cents } = item
  if (payers.of === 'all') return []
  const ids = payers.of === 'some' ? payers.personIds : [payers.byId ?? '']
  const indices = [...new Set(ids)].flatMap((id) => order.get(id) ?? [])
  return indices.length === 0 ? [] : [{ item, cents, indices }]
}

type Pool = {
  cents: number
  amounts: { index: number; cents: number }[]
  percents: { index: number; percent: number }[]
  rest: number[]
}

/** Gathers what is everybody's, and who pays which part of it. */
function poolOf({ items, people }: Divided): Pool {
  const pool: Pool = { cents: 0, amounts: [], percents: [], rest: [] }
  for (const { payers, cents } of items) if (payers.of === 'all') pool.cents += cents
  for (const [index, { exempt, part }] of people.entries()) {
    if (exempt) continue
    if (part.as === 'rest') pool.rest.push(index)
    else if (part.as === 'amount') pool.amounts.push({ index, cents: part.cents })
    else pool.percents.push({ index, percent: part.percent })
  }
  return pool
}

type Scaled = { people: Divided['people']; scale: bigint; add: (index: number, amount: bigint) => void }

/** Adds the parts of what is everybody's, and returns what is left of it, in cents times the scale. */
function addPool({ cents, amounts, percents, rest }: Pool, { scale, add }: Scaled): bigint {
  let left = BigInt(cents) * scale
  const give = (index: number, amount: bigint) => {
    add(index, amount)
    left -= amount
  }
  for (const each of amounts) give(each.index, BigInt(each.cents) * scale)
  for (const { index, percent } of percents) give(index, (BigInt(cents) * scale * BigInt(percent)) / 100n)
  if (left < 0n || rest.length === 0) return left
  const each = left / BigInt(rest.length)
  for (const index of rest) give(index, each)
  return left
}

/** Rounds exact shares to cents that sum to what is divided: down, and one more for the largest remainders. */
function rounded(
  exact: readonly bigint[],
  scale: bigint,
  { divided, paid }: { divided: number; paid: readonly (number | undefined)[] },
): number[] {
  const floors = exact.map((amount) => Number(amount / scale))
  const more = divided - floors.reduce((sum, cents) => sum + cents, 0)
  const keen = (index: number) => {
    const was = paid[index]
    const floor = floors[index] ?? 0
    return was === floor + 1 ? 1 : was === floor ? -1 : 0
  }
  const lucky = exact
    .map((amount, index) => ({ index, remainder: amount % scale, keen: keen(index) }))
    .filter(({ remainder }) => remainder > 0n)
    .toSorted((a, b) => b.keen - a.keen || Number(b.remainder - a.remainder))
    .slice(0, Math.max(0, more))
  for (const { index } of lucky) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

const tooSmall = (cents: number, people: number) =>
  `${formatCents(cents)} não chega a ${formatCents(1)} para cada uma das ${people} pessoas.`

function problemsOf({ items, people }: Divided, pool: Pool, missingCents: number): SplitProblem[] {
  if (people.length === 0) return [{ at: 'people', sentence: 'Ponha ao menos uma pessoa.' }]
  if (items.length === 0) return [{ at: 'items', sentence: 'Ponha ao menos um gasto.' }]
  const known = new Set(people.map(({ id }) => id))
  const lost: SplitProblem[] = items.flatMap(({ id, name, payers }) =>
    payers.of === 'some' && !payers.personIds.some((personId) => known.has(personId))
      ? [{ at: { itemId: id }, sentence: `Escolha quem paga ${name}.` }]
      : [],
  )
  return [...lost, ...partProblems(pool, missingCents)]
}

function partProblems({ cents, amounts, percents, rest }: Pool, missingCents: number): SplitProblem[] {
  const percent = percents.reduce((sum, each) => sum + each.percent, 0)
  if (percent > 100) return [parts(`Os percentuais somam ${percent}%: tire ${percent - 100}%.`)]
  if (missingCents < 0) return [parts(`Sobram ${formatCents(-missingCents)}: as partes passam do total.`)]
  if (rest.length > 0) {
    const left = cents - amounts.reduce((sum, each) => sum + each.cents, 0) - (cents * percent) / 100
    return left > 0 && left < rest.length ? [parts(tooSmall(Math.floor(left), rest.length))] : []
  }
  if (cents === 0) return []
  if (amounts.length === 0 && percent > 0 && percent < 100)
    return [
      parts(`Os percentuais somam ${percent}%: ${percent === 99 ? 'falta' : 'faltam'} ${100 - percent}%.`),
    ]
  return missingCents > 0
    ? [
        parts(
          `Faltam ${formatCents(missingCents)}${percents.length + amounts.length === 0 ? ': todos estão isentos' : ''}.`,
        ),
      ]
    : []
}

const parts = (sentence: string): SplitProblem => ({ at: 'parts', sentence })
