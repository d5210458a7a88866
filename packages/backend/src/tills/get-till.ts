import { getTillSpec } from '@campo-livre/contract/tills/get-till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closedTillsOf, openTillOf } from './tills-of.ts'
import { toOpenTill } from './till-rows.ts'
import { unexplainedIn } from './unexplained.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Answers the open till of the user's company (H3). */
export const getTill = answer(getTillSpec, ({ db, user }) => {
  const company = requireCompany(db, user)
  const till = openTillOf(db, company)
  return ok({
    till: till ? toOpenTill(db, till) : null,
    unexplainedId: unexplainedIn(db, company)?.id ?? null,
    lastClosedAt: closedTillsOf(db, company)[0]?.closedAt ?? null,
    timeZone: company.timeZone,
  })
})
