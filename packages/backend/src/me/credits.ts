import { listCreditsSpec } from '@campo-livre/contract/account/list-credits.ts'
import { creditsToShow } from '@campo-livre/domain/credit/arena-credit.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { arenasOfCredit, creditLeft } from '../bookings/credit-left.ts'

/** Returns the credit that the athlete has left, by arena. */
export const listCredits = answer(listCreditsSpec, ({ db, now, user }) =>
  ok(
    creditsToShow(
      arenasOfCredit(db, user.id).flatMap((companyId) => {
        const company = db.companies.find(companyId)
        const leftCents = creditLeft(db, now, { companyId, athleteId: user.id })
        return company ? { companyId, companyName: company.name, city: company.address.city, leftCents } : []
      }),
    ),
  ),
)
