import { addDays } from '../time/zone.ts'
import type { Entry } from './entry.ts'
import { movedAccounts, type MoneyView } from './entry-words.ts'
import { type Comparison, comparedWith, type Days, type Grouping, stretchesOf, upToToday } from './periods.ts'
import { ages, type FinancialReport, type Share } from './report.ts'
import type { Starts } from './settings/starts.ts'
import { sumEntries } from './sum-entries.ts'

/** The data of a report. */
export type ReportData = {
  /** All rows of the view, newest first. */
  entries: readonly Entry[]
  /** The rows of what is still to be paid. */
  open: readonly Entry[]
  today: string
  timeZone: string
  /** The last day of the months that are closed; null for none. */
  closedTo: string | null
  /** The beginnings of its accounts that the company has told. */
  starts: Starts
}

/** The question that a report answers. */
export type ReportQuestion = Days & { view: MoneyView; grouping: Grouping; comparison: Comparison }

/** The key of a part for rows that have no such value: no field, no sport, no method. */
export const NONE = ''

/** Makes the report of a period (rule 10): each sum is that of the rows with its day and its value, and of no others. */
export function reportOf(data: ReportData, question: ReportQuestion): FinancialReport {
  const { entries, open, today, timeZone, closedTo } = data
  const { view, grouping, comparison } = question
  const period = upToToday(question, today)
  const compared = comparedWith(period, comparison)
  const within = rowsIn(entries, period)
  const before = rowsIn(entries, compared)
  const firstDay = entries.at(-1)?.day ?? null
  const { transferCents: _moved, ...result } = sumEntries(within)
  const { transferCents: _movedBefore, ...resultBefore } = sumEntries(before)
  const divide = (kind: Entry['kind'], keyOf: (entry: Entry) => string | null) =>
    sharesOf(within, before, kind, keyOf)
  return {
    view,
    period,
    comparison,
    compared,
    hasBase: firstEarned(entries) <= compared.to,
    grouping,
    today,
    timeZone,
    closedTo,
    firstDay,
    result,
    before: resultBefore,
    accounts: view === 'cash' ? accountsOf(data, period, within) : [],
    flow: flowOf(entries, within, { period, grouping, view }),
    income: {
      channel: divide('income', ({ channel }) => channel),
      fieldName: divide('income', ({ fieldName }) => fieldName),
      sport: divide('income', ({ sport }) => sport),
      method: divide('income', ({ method }) => method),
    },
    outgo: divide('outgo', ({ category }) => category),
    receivable: agedOf(open, 'income', today),
    payable: agedOf(open, 'outgo', today),
  }
}

/** Returns the rows of a period, of rows that are newest first. */
function rowsIn(entries: readonly Entry[], { from, to }: Days): readonly Entry[] {
  return entries.slice(firstUpTo(entries, to), firstUpTo(entries, addDays(from, -1)))
}

/** Returns the index of the first row of a day or of an earlier one, by halves. */
function firstUpTo(entries: readonly Entry[], day: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.day ?? '') > day) low = middle + 1
    else high = middle
  }
  return low
}

function accountsOf({ entries, starts }: ReportData, { from }: Days, within: readonly Entry[]) {
  const earlier = entries.slice(firstUpTo(entries, addDays(from, -1)))
  return movedAccounts.map((account) => {
    const isOf = (entry: Entry) => entry.account === account
    const openingCents = earlier.reduce((sum, entry) => (isOf(entry) ? sum + entry.amountCents : sum), 0)
    const sums = sumEntries(within.filter(isOf))
    const closingCents = openingCents + sums.incomeCents - sums.outgoCents + sums.transferCents
    return { account, openingCents, ...sums, closingCents, start: starts[account] }
  })
}

/** Returns the first day with a row that somebody did not just tell; none is after all days. */
function firstEarned(entries: readonly Entry[]): string {
  return entries.findLast(({ source }) => source !== 'opening')?.day ?? '9999-12-31'
}

type Flowing = { period: Days; grouping: Grouping; view: MoneyView }

function flowOf(
  entries: readonly Entry[],
  within: readonly Entry[],
  { period, grouping, view }: Flowing,
): FinancialReport['flow'] {
  const earlier = entries.slice(firstUpTo(entries, addDays(period.from, -1)))
  let closingCents = view === 'cash' ? earlier.reduce((sum, { amountCents }) => sum + amountCents, 0) : 0
  return stretchesOf(period, grouping).map((days) => {
    const rows = rowsIn(within, days)
    const { incomeCents, outgoCents, transferCents } = sumEntries(rows)
    if (view === 'cash') closingCents += incomeCents - outgoCents + transferCents
    const channels = centsBy(rows, 'income', ({ channel }) => channel)
    const categories = centsBy(rows, 'outgo', ({ category }) => category)
    return { ...days, incomeCents, outgoCents, closingCents, channels, categories }
  })
}

/** Sums the rows of a kind by a value of theirs, in positive cents. */
function centsBy(
  rows: readonly Entry[],
  kind: Entry['kind'],
  keyOf: (entry: Entry) => string | null,
): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const entry of rows) {
    if (entry.kind !== kind) continue
    const key = keyOf(entry) ?? NONE
    sums[key] = (sums[key] ?? 0) + Math.abs(entry.amountCents)
  }
  return sums
}

/** Divides the rows of a kind by a value of theirs, in positive cents, the largest part first. */
function sharesOf(
  within: readonly Entry[],
  before: readonly Entry[],
  kind: Entry['kind'],
  keyOf: (entry: Entry) => string | null,
): Share[] {
  const shares = new Map<string, Share>()
  const add = (rows: readonly Entry[], part: 'cents' | 'beforeCents') => {
    for (const entry of rows) {
      if (entry.kind !== kind) continue
      const key = keyOf(entry) ?? NONE
      let share = shares.get(key)
      if (!share) shares.set(key, (share = { key, cents: 0, beforeCents: 0 }))
      share[part] += kind === 'outgo' ? -entry.amountCents : entry.amountCents
    }
  }
  add(within, 'cents')
  add(before, 'beforeCents')
  return [...shares.values()].toSorted(
    (a, b) => b.cents - a.cents || b.beforeCents - a.beforeCents || (a.key < b.key ? -1 : 1),
  )
}

/** Returns the days in which rows of an age are due, seen from a day; null for no limit. */
export function daysOfAge(
  { from, to }: Pick<(typeof ages)[number], 'from' | 'to'>,
  today: string,
): { from: string | null; to: string | null } {
  return {
    from: to === null ? null : to === 0 ? today : addDays(today, -to),
    to: from === null ? null : addDays(today, -from),
  }
}

function agedOf(open: readonly Entry[], kind: Entry['kind'], today: string): FinancialReport['receivable'] {
  return ages.map((age) => {
    const { from, to } = daysOfAge(age, today)
    let cents = 0
    let count = 0
    for (const entry of open) {
      if (entry.kind !== kind) continue
      if ((from !== null && entry.day < from) || (to !== null && entry.day > to)) continue
      cents += Math.abs(entry.amountCents)
      count += 1
    }
    return { age: age.key, cents, count }
  })
}
