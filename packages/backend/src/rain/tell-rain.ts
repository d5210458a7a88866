import { tellRainSpec } from '@campo-livre/contract/rain/company-calls.ts'
import { tellRain as tell } from '@campo-livre/domain/rain/operations.ts'
import { rainOutcomeOf } from '@campo-livre/domain/rain/rain-outcome.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closureRows } from '../closures/closure-rows.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { rainFacts, toRainPreview } from './rain-facts.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Says that it rained, and gives each booking what was decided, together or not at all (H1, rule 5). */
export const tellRain = answer(tellRainSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const facts = rainFacts(db, now, company, body.rain)
  const preview = toRainPreview(db, now, company, body.rain, facts.rained)
  const outcome = tell(body, facts)
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifStale(() => preview),
  )
  const [closure] = changes.closures
  const data = {
    closure: closure ? closureRows.row(db, closure, now) : null,
    outcome: rainOutcomeOf(preview.bookings, body.choices),
  }
  return ok(data, { status: 201, message: 'Chuva avisada.' })
})
