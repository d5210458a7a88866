import { giveWeekBackSpec } from '@campo-livre/contract/series/give-week-back.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { carryOutSeries } from './apply-series-command.ts'
import { toSeriesDetail } from './to-series.ts'

/** Gives a week of the athlete's fixed slot back (N8). */
export const giveWeekBack = answer(giveWeekBackSpec, async ({ db, now, user, params, body: { id, day } }) => {
  const series = db.series.find(params.id)
  const company = series && db.companies.find(series.companyId)
  if (!company || series.athleteId !== user.id) throw notFound()
  const command = { type: 'give_back' as const, id, seriesId: series.id, day }
  const given = await carryOutSeries(db, { company, now, userId: user.id }, command)
  return ok(toSeriesDetail(db, now, given), { message: 'Semana devolvida.' })
})
