import * as z from 'zod/mini'
import { monthSchema } from '../time/month.ts'
import { addDays, instantSchema } from '../time/zone.ts'
import { type Entry, entrySchema } from './entry.ts'
import type { MoneyView } from './entry-words.ts'
import { firstOfMonth } from './periods.ts'

/** A closing of the books up to a month, with the rows that it froze in both views: those since the closing before. */
export const closingSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  month: monthSchema,
  closedAt: instantSchema,
  closedById: z.nullable(z.string()),
  cash: z.array(entrySchema),
  accrual: z.array(entrySchema),
})
export type Closing = z.infer<typeof closingSchema>

/** The body by which the books are closed up to a month. */
export const closingInputSchema = z.object({ month: monthSchema })

/** Returns the last day of a month, `2026-10`. */
export function lastDayOf(month: string): string {
  return addDays(firstOfMonth(`${month}-01`, 1), -1)
}

/** Returns the last day up to which the books are closed; null for never. */
export function closedTo(closings: readonly Pick<Closing, 'month'>[]): string | null {
  const last = closings
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  return last === undefined ? null : lastDayOf(last)
}

/** Returns the rows that a closing up to a month freezes, of those that are there now, newest first. */
export function rowsToFreeze(rows: readonly Entry[], closings: readonly Closing[], month: string): Entry[] {
  const [after, until] = [closedTo(closings) ?? '', lastDayOf(month)]
  return rows.filter(({ day }) => day > after && day <= until)
}

/** Stands between the id of a row and what its adjustment has after it: a day, and perhaps a word. */
const SEPARATOR = '~'

/** Returns the id of the row that an id of an adjustment begins with; of a row its own id. */
const rowIdOf = (id: string) => id.split(SEPARATOR, 1)[0] ?? id

/**
 * Returns the rows of a view with what is closed as it was when it was closed, newest first. What came, changed or
 * vanished of it since then is an adjustment on the first day that is open, with what happened. So a closed month never
 * changes, and all rows together have the sum of what is true now.
 */
export function withClosings(
  live: readonly Entry[],
  closings: readonly Closing[],
  view: MoneyView,
): readonly Entry[] {
  const until = closedTo(closings)
  if (until === null) return live
  const first = addDays(until, 1)
  const frozen = closings.toSorted((a, b) => (a.month < b.month ? 1 : -1)).flatMap((closing) => closing[view])
  const known = new Map<string, { row: Entry; cents: number }>()
  for (const row of frozen) {
    const id = rowIdOf(row.id)
    const newer = known.get(id)
    known.set(id, { row: newer?.row ?? row, cents: (newer?.cents ?? 0) + row.amountCents })
  }
  const open: Entry[] = []
  const adjustments: Entry[] = []
  const adjust = (row: Entry, amountCents: number, what: string) => {
    if (amountCents !== 0) adjustments.push(adjustmentOf(row, { amountCents, what, day: first }))
  }
  for (const row of live) {
    const before = known.get(row.id)
    known.delete(row.id)
    if (row.day > until) {
      // Its old place is closed and keeps the id.
      open.push(before ? { ...row, id: `${row.id}${SEPARATOR}${row.day}${SEPARATOR}moved` } : row)
      if (before) adjust(before.row, -before.cents, 'passou para outro mês')
    } else if (before) adjust(row, row.amountCents - before.cents, 'mudou depois do fechamento')
    else adjust(row, row.amountCents, 'entrou depois do fechamento')
  }
  for (const { row, cents } of known.values()) adjust(row, -cents, 'saiu depois do fechamento')
  return [...open, ...adjustments.toSorted((a, b) => (a.id < b.id ? -1 : 1)), ...frozen]
}

type Adjusted = { amountCents: number; what: string; day: string }

function adjustmentOf(row: Entry, { amountCents, what, day }: Adjusted): Entry {
  const id = `${rowIdOf(row.id)}${SEPARATOR}${day}`
  const month = `${row.day.slice(5, 7)}/${row.day.slice(0, 4)}`
  const description = `Ajuste de ${month}, ${what}: ${row.description}`
  if (row.kind === 'transfer') return { ...row, id, day, description, amountCents }
  const income = amountCents > 0
  return {
    ...row,
    id,
    day,
    kind: income ? 'income' : 'outgo',
    source: 'adjustment',
    description,
    channel: income ? 'other' : null,
    fieldName: null,
    sport: null,
    category: 'adjustment',
    amountCents,
  }
}
