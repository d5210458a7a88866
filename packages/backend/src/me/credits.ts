import { listCreditsSpec } from '@campo-livre/contract/account/list-credits.ts'
import { creditsToShow } from '@campo-livre/domain/credit/arena-credit.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { creditLeft } from '../bookings/credit-left.ts'

/** Returns the credit that the athlete has left, by arena. */
export const listCredits = answer(listCreditsSpec, ({ db, now, user }) =>
  ok(
    creditsToShow(
      db.companies.all().map(({ id, name, address }) => ({
        companyId: id,
        companyName: name,
        city: address.city,
        leftCents: creditLeft(db, now, { companyId: id, athleteId: user.id }),
      })),
    ),
  ),
)
