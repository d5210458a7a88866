import { nextTopUpDay, topUp } from '@campo-livre/domain/series/apply-command.ts'
import { fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { SeriesRecord } from '../store/records.ts'
import { keepSeries } from './keep-series.ts'
import { seriesContext } from './series-context.ts'

const midnightOf = memoizeByInputs<string | null>()

/** Keeps fixed slots 52 weeks ahead: each night the dates are booked that have come near enough (rule 6). */
export const topUpSeries: Job = {
  name: 'top-up-series',
  // It is about dates in a year, and what is due is known from all fixed slots alone.
  patienceMinutes: 10,
  next: (db) => earliest(db.series.all().map((series) => dueAt(db, series))),
  run: async (db, at) => {
    for (const series of db.series.where((each) => (dueAt(db, each) ?? '9') <= at)) {
      const company = db.companies.find(series.companyId)
      const effect = company && topUp(series, seriesContext(db, { company, now: at, userId: null }))
      if (effect) await keepSeries(db, at, effect)
    }
  },
}

/** Returns the midnight from which the next date of a series can be booked; null where it has none. */
function dueAt(db: Database, series: SeriesRecord): string | null {
  const company = db.companies.find(series.companyId)
  if (!company) return null
  const { timeZone } = company
  const bookings = db.bookings.by('seriesId', series.id)
  const today = localDay(timeZone, db.clock.now())
  return midnightOf(series, [bookings, timeZone, today], () => {
    const day = nextTopUpDay(series, bookings, { timeZone, today })
    return day === null ? null : toInstant(fromLocal(timeZone, day, 0))
  })
}
