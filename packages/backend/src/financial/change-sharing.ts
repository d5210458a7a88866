import { changeSharingSpec } from '@campo-livre/contract/financial/change-sharing.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Says how costs are shared among the hours of the fields (N10). */
export const changeSharing = answer(changeSharingSpec, async ({ db, user, body: { sharing } }) => {
  await db.companies.update(requireCompany(db, user).id, { sharing })
  return ok(null, { message: 'Rateio mudado.' })
})
