import type { Days, Grouping } from '@campo-livre/domain/financial/periods.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { formatShortDay } from '@campo-livre/domain/time/format.ts'
import { monthNames } from '@campo-livre/domain/time/month-names.ts'
import { firstOfMonth } from '@campo-livre/domain/financial/periods.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { periodText } from '../list/period.ts'

/** The names of the two views of money. */
export const viewNames = { cash: 'Caixa', accrual: 'Competência' } as const

/** Returns a period in words, seen from today: `Novembro de 2026, até hoje`. */
export function shownPeriod(period: Days, today: string): string {
  const { from, to } = period
  if (from === to) return to === today ? 'Hoje' : periodText(period)
  if (to !== today) return periodText(period)
  const month = { from: firstOfMonth(from), to: addDays(firstOfMonth(from, 1), -1) }
  if (from === month.from && today <= month.to) return untilToday(periodText(month), month.to, today)
  const year = { from: `${from.slice(0, 4)}-01-01`, to: `${from.slice(0, 4)}-12-31` }
  if (from === year.from && today <= year.to) return untilToday(periodText(year), year.to, today)
  return `${periodText({ from, to: null })}, até hoje`
}

const untilToday = (text: string, last: string, today: string) =>
  today === last ? text : `${text}, até hoje`

/** Returns a short name of a period within a sentence: `1 a 27 de outubro`. */
export function daysText({ from, to }: Days, today: string): string {
  const last = dayOfMonth(to, today)
  if (from === to) return last
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return sameMonth ? `${Number(from.slice(8))} a ${last}` : `${dayOfMonth(from, today)} a ${last}`
}

function dayOfMonth(day: string, today: string): string {
  const text = `${Number(day.slice(8))} de ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} de ${day.slice(0, 4)}`
}

/** Returns the name of a stretch of a period: `sex, 27/11`, `23/11 a 29/11`, `nov/2026`. */
export function stretchText({ from, to }: Days, grouping: Grouping): string {
  if (grouping === 'day') return formatShortDay(`${from}T12:00:00Z`, 'UTC')
  if (grouping === 'month')
    return `${(monthNames[Number(from.slice(5, 7)) - 1] ?? '').slice(0, 3)}/${from.slice(0, 4)}`
  const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`
  return from === to ? short(from) : `${short(from)} a ${short(to)}`
}

/** Returns by how much something changed: `12% a mais`; null where nothing was before. */
export function changeText(cents: number, beforeCents: number): string | null {
  if (beforeCents === 0) return null
  const percent = Math.round(((cents - beforeCents) / Math.abs(beforeCents)) * 100)
  if (percent > 999) return 'mais de 10 vezes'
  if (percent === 0) return cents === beforeCents ? 'igual' : 'quase igual'
  return `${Math.abs(percent)}% a ${percent > 0 ? 'mais' : 'menos'}`
}

/** Returns the part of a whole, `12%`; `menos de 1%` where there is one at all, `mais de 99%` where it is not all. */
export function partText(cents: number, wholeCents: number): string {
  if (wholeCents === 0 || cents === 0) return '0%'
  const percent = Math.round((cents / wholeCents) * 100)
  if (percent === 0) return 'menos de 1%'
  return percent === 100 && cents < wholeCents ? 'mais de 99%' : `${percent}%`
}

/** Tells whether there is no money yet at all: nothing moved, nothing is owed. */
export function isEmptyReport({ firstDay, receivable, payable }: FinancialReport): boolean {
  return firstDay === null && [...receivable, ...payable].every(({ count }) => count === 0)
}
