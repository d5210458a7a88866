import { getAccountSpec } from '@campo-livre/contract/account/get-account.ts'
import { changeAccountSpec } from '@campo-livre/contract/account/change-account.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type { UserRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { clashesOf, requireNone } from '../account/clashes.ts'
import { HOME_ZONE } from '../../home-zone.ts'
import { toAccount } from './to-account.ts'

/** Returns the user's account (H11). */
export const getAccount = answer(getAccountSpec, ({ user }) => ok(toAccount(user)))

/** Changes the user's account (H11), except for the e-mail, which has calls of its own. */
export const changeAccount = answer(
  changeAccountSpec,
  async ({ db, now, user, body: { name, phone, cpf, date, gender } }) => {
    const errors = clashesOf(db, { phone, cpf }, user.id)
    const problem = dateProblem(user, date, localDay(HOME_ZONE, now))
    if (problem !== null) errors.date = [problem]
    requireNone(errors)
    const change = { name, phone: withCountry(phone), cpf, birthDate: date, gender }
    return ok(toAccount(await db.users.update(user.id, change)), { message: 'Seus dados foram salvos.' })
  },
)

/**
 * Returns the error of a change of the birth date; null for none. It cannot be removed, and a minor needs the consent
 * that registering asks for.
 */
function dateProblem(user: UserRecord, date: string | null, today: string): string | null {
  const { birthDate = null, guardianConsent = false } = user
  if (date === birthDate) return null
  if (date === null) return 'Informe o dia em que você nasceu.'
  const problem = birthDateProblem(date, today, 'para usar o Campo Livre')
  return problem ?? (needsGuardian(date, today) && !guardianConsent ? GUARDIAN_NEEDED : null)
}
