import { sendSlotCommandSpec } from '@campo-livre/contract/series/send-slot-command.ts'
import { athleteStep } from '@campo-livre/domain/series/athlete-command.ts'
import { carryOutForAthlete } from '@campo-livre/domain/series/athlete-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import type { SlotWishOf } from '@campo-livre/domain/series/athlete-command.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { seriesFacts } from './series-context.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { aroundTime } from '../fields/spans-on.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { withAlternatives } from '../bookings/with-alternatives.ts'
import { toSeriesDetail } from './to-series.ts'

/** Does what an athlete wants of their fixed slot, once, and tells the arena (decision 178). */
export const sendSlotCommand = answer(
  owned(sendSlotCommandSpec, 'series', 'athlete'),
  async ({ db, now, user, row: series, company, body }) => {
    const { rachasIn, place } = aroundFacts(db, now)
    const facts = { ...seriesFacts(db, { company, now, userId: user.id }), rachasIn, place }
    const outcome = carryOutForAthlete(athleteStep(series.id, body), facts)
    const { changes } = await applyOutcome(db, outcome, (refusal) => {
      if (refusal.code === 'stale') return toSeriesDetail(db, now, series)
      return body.type === 'swap' ? nearTimes(db, { now, company }, body, refusal) : undefined
    })
    return ok(toSeriesDetail(db, now, changes.series[0]), { message: 'Horário fixo atualizado.' })
  },
)

/** Returns the free times nearest to one that somebody else has. */
function nearTimes(
  db: Database,
  { now, company }: { now: string; company: CompanyRecord },
  asked: SlotWishOf<'swap'>,
  refusal: Refusal,
) {
  const field = db.fields.find(asked.fieldId)
  if (field?.companyId !== company.id) return undefined
  return withAlternatives(
    soldSchedule({ db, now, user: null, field, company }, aroundTime(asked)),
    asked,
  )(refusal)
}
