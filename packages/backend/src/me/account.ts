import { getAccountSpec } from '@campo-livre/contract/account/get-account.ts'
import { giveBirthDateSpec } from '@campo-livre/contract/account/give-birth-date.ts'
import { changeAccountSpec } from '@campo-livre/contract/account/change-account.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { clashesOf, requireNone } from '../account/clashes.ts'
import { HOME_ZONE } from '../home-zone.ts'
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

/** Keeps the birth date that a racha with ages asks for, of somebody who has given none yet (N2). */
export const giveBirthDate = answer(
  giveBirthDateSpec,
  async ({ db, now, user, body: { date, guardian_consent: agreed = false } }) => {
    const known = user.birthDate ?? null
    if (known !== null && known !== date)
      throw new Refused('conflict', 'Sua data de nascimento já está no seu perfil. Mude por lá.')
    const today = localDay(HOME_ZONE, now)
    const problem = birthDateProblem(date, today, 'para usar o Campo Livre')
    const guarded = needsGuardian(date, today)
    const guardianConsent = agreed || user.guardianConsent === true
    requireNone({
      ...(problem === null ? {} : { date: [problem] }),
      ...(guarded && !guardianConsent ? { guardian_consent: [GUARDIAN_NEEDED] } : {}),
    })
    const change = { birthDate: date, ...(guarded ? { guardianConsent } : {}) }
    return ok(toAccount(await db.users.update(user.id, change)), {
      message: 'Sua data de nascimento foi salva.',
    })
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
