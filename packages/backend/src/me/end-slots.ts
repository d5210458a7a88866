import { endForGood, endingDates, toldLeaving } from '@campo-livre/domain/series/end-for-good.ts'
import { answerForAthlete } from '@campo-livre/domain/series/request.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, SeriesRecord, UserRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'
import { keepSeries } from '../series/keep-series.ts'
import { seriesContext } from '../series/series-context.ts'
import { reportOf } from '../series/series-requests.ts'

/** Returns the bookings that end with the fixed slots of an athlete. */
export function endingWithSlots(db: Database, now: string, user: UserRecord): Set<BookingRecord> {
  return new Set(
    db.series.by('athleteId', user.id).flatMap((series) => {
      const context = contextOf(db, now, series, user)
      return context ? endingDates(series, context) : []
    }),
  )
}

/**
 * Ends the fixed slots of an athlete who deletes their account, withdraws their requests for others, and tells each arena
 * once of all that.
 */
export async function endSlots(db: Database, now: string, user: UserRecord): Promise<void> {
  const slots = [...db.series.by('athleteId', user.id)]
  const requests = [...db.seriesRequests.by('athleteId', user.id)]
  const arenas = new Set([...slots, ...requests].map(({ companyId }) => companyId))
  for (const companyId of arenas) {
    const company = db.companies.find(companyId)
    if (!company) continue
    const ended = []
    for (const series of slots.filter((each) => each.companyId === companyId)) {
      const effect = endForGood(series, seriesContext(db, { company, now, userId: user.id }))
      if (effect === null) continue
      await keepSeries(db, now, effect)
      ended.push(...series.segments.slice(-1))
    }
    const withdrawn = []
    for (const request of requests.filter((each) => each.companyId === companyId)) {
      const report = reportOf(db, now, { company, wish: request.wish, names: false })
      const answered = answerForAthlete(request, { id: request.id, do: 'withdraw' }, { at: now, report })
      if (!answered.ok) continue
      await db.seriesRequests.update(request.id, { status: answered.request.status })
      withdrawn.push(request.wish)
    }
    if (ended.length + withdrawn.length === 0) continue
    await notify(db, company.ownerId, {
      kind: 'cancellations',
      type: 'message',
      message: toldLeaving(ended, withdrawn),
      actionText: 'Ver mensalistas',
      actionUrl: '/company/series',
    })
  }
}

function contextOf(db: Database, now: string, { companyId }: SeriesRecord, user: UserRecord) {
  const company = db.companies.find(companyId)
  return company && seriesContext(db, { company, now, userId: user.id })
}
