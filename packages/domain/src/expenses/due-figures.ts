import * as z from 'zod/mini'
import { firstOfMonth } from '../financial/periods.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { centsSchema } from '../money/money.ts'
import { addDays, daySchema, weekdayOf } from '../time/zone.ts'
import type { ExpenseRow } from './expense.ts'

/** The sum of what is left of some rows, their number, and the last day on which one of them may be due. */
const dueFigureSchema = z.object({ to: daySchema, cents: centsSchema, count: z.int() })
export type DueFigure = z.infer<typeof dueFigureSchema>

/** The figures above a list of expenses or of other income, over all of its rows, whatever the filters (H5). */
export const dueFiguresSchema = z.object({
  /** Those whose day is over. */
  overdue: dueFigureSchema,
  /** Those from today to the Sunday of this week. */
  week: dueFigureSchema,
  /** Those from today to the last day of this month. */
  month: dueFigureSchema,
})
export type DueFigures = z.infer<typeof dueFiguresSchema>

/** The metadata of a page of expenses or of other income; a server may leave the figures out. */
export const expensesMetaSchema = z.extend(pageMetaSchema, { due: z.optional(dueFiguresSchema) })

type DueRow = Pick<ExpenseRow, 'status' | 'dueDay' | 'leftCents'>

/** Sums what is left of the rows that are overdue, and of those that are due this week and this month. */
export function dueFigures(rows: readonly DueRow[], today: string): DueFigures {
  const sum = (status: DueRow['status'], to: string): DueFigure => {
    const due = rows.filter((row) => row.status === status && row.dueDay <= to)
    return { to, cents: due.reduce((cents, { leftCents }) => cents + leftCents, 0), count: due.length }
  }
  return {
    overdue: sum('overdue', addDays(today, -1)),
    week: sum('pending', addDays(today, (7 - weekdayOf(today)) % 7)),
    month: sum('pending', addDays(firstOfMonth(today, 1), -1)),
  }
}
