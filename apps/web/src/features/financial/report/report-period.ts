import type { ReportQuestion } from '@campo-livre/domain/financial/report-of.ts'
import { countDays, type Days, firstOfMonth } from '@campo-livre/domain/financial/periods.ts'
import { addDays, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type { PeriodName, ReportSearch } from './report-search.ts'

/** The named periods in words. */
export const periodNames: Readonly<Record<PeriodName, string>> = {
  hoje: 'Hoje',
  semana: 'Esta semana',
  mes: 'Este mês',
  'mes-passado': 'Mês passado',
  ano: 'Este ano',
}

/** Returns the days of a named period up to today; the past month is whole. */
export function namedPeriod(name: PeriodName, today: string): Days {
  if (name === 'hoje') return { from: today, to: today }
  if (name === 'semana') return { from: addDays(today, -((weekdayOf(today) + 6) % 7)), to: today }
  if (name === 'ano') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  const from = firstOfMonth(today, name === 'mes' ? 0 : -1)
  return { from, to: name === 'mes' ? today : addDays(firstOfMonth(today), -1) }
}

/** The days up to which a period is shown by day, and by week. */
const [DAYS, WEEKS] = [31, 120]

/** Returns the question of an address, seen from today. */
export function questionOf(search: ReportSearch, today: string): ReportQuestion {
  const period = periodOf(search, today)
  const days = countDays(period)
  const usual = days <= DAYS ? 'day' : days <= WEEKS ? 'week' : 'month'
  return {
    ...period,
    view: search.visao === 'competencia' ? 'accrual' : 'cash',
    comparison: search.comparar === 'ano' ? 'year' : 'before',
    grouping: search.por === undefined ? usual : groupingOf[search.por],
  }
}

const groupingOf = { dia: 'day', semana: 'week', mes: 'month' } as const

/** Returns the period of an address: two days that are the wrong way round are turned, and one alone is a day. */
function periodOf({ periodo, de, ate }: ReportSearch, today: string): Days {
  if (periodo !== undefined || (de ?? ate) === undefined) return namedPeriod(periodo ?? 'mes', today)
  const [from, to] = [de ?? ate ?? today, ate ?? de ?? today].toSorted()
  return { from: from ?? today, to: to ?? today }
}
