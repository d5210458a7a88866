import { openTillSpec } from '@campo-livre/contract/tills/open-till.ts'
import { openTill as open } from '@campo-livre/domain/tills/operations.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { openTillOf } from './tills-of.ts'
import { toOpenTill } from './till-rows.ts'
import { unexplainedIn } from './unexplained.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Opens the till of the user's company with its change money (H3). */
export const openTill = answer(openTillSpec, async ({ db, now, user, body: { floatCents } }) => {
  const company = requireCompany(db, user)
  const outcome = open(floatCents, {
    id: newId('till'),
    companyId: company.id,
    hasOpen: openTillOf(db, company) !== undefined,
    hasUnexplained: unexplainedIn(db, company) !== undefined,
    at: now,
    byId: user.id,
  })
  const { changes } = await applyOutcome(db, outcome)
  return ok(toOpenTill(db, changes.tills[0]), { status: 201, message: 'Caixa aberto.' })
})
