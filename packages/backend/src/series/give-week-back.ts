import { giveWeekBackSpec } from '@campo-livre/contract/series/give-week-back.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { carryOutSeries } from './apply-series-command.ts'
import { toSeriesDetail } from './to-series.ts'
import { owned } from '../ownership/owned.ts'

/** Gives a week of the athlete's fixed slot back (N8). */
export const giveWeekBack = answer(
  owned(giveWeekBackSpec, 'series', 'athlete'),
  async ({ db, now, user, row: series, company, body: { id, day } }) => {
    const command = { type: 'give_back' as const, id, seriesId: series.id, day }
    const given = await carryOutSeries(db, { company, now, userId: user.id }, command)
    return ok(toSeriesDetail(db, now, given), { message: 'Semana devolvida.' })
  },
)
