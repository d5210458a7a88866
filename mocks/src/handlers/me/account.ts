import { localDay } from '@campo-livre/domain/time/zone.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { accountChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type { UserRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { clashesOf, requireNone } from '../account/clashes.ts'
import { HOME_ZONE } from '../../home-zone.ts'
import { toAccount } from './to-account.ts'

/** H11. */
export const getAccount = call({
  method: 'GET',
  path: '/me/account',
  who: 'signed-in',
  summary: 'All that the person who is signed in has told of themselves.',
  output: accountSchema,
  extension: true,
  handle: ({ user }) => ok(toAccount(user)),
})

/** H11. The e-mail has calls of its own. */
export const changeAccount = call({
  method: 'PUT',
  path: '/me/account',
  who: 'signed-in',
  summary: 'Changes name, phone, CPF, birth and gender.',
  body: accountChangeSchema,
  output: accountSchema,
  refusals: {
    422: 'A phone or CPF of somebody else; a birth too late or too early, one that is known and left out, or one that makes a person under 18 of somebody for whom nobody responsible has agreed.',
  },
  extension: true,
  handle: async ({ db, now, user, body: { name, phone, cpf, date, gender } }) => {
    const errors = clashesOf(db, { phone, cpf }, user.id)
    const problem = dateProblem(user, date, localDay(HOME_ZONE, now))
    if (problem !== null) errors.date = [problem]
    requireNone(errors)
    const change = { name, phone: withCountry(phone), cpf, birthDate: date, gender }
    return ok(toAccount(await db.users.update(user.id, change)), { message: 'Seus dados foram salvos.' })
  },
})

/** Who has told their birth cannot take it back, and nobody gets around the agreement that registering asks for. */
function dateProblem(user: UserRecord, date: string | null, today: string): string | null {
  const { birthDate = null, guardianConsent = false } = user
  if (date === birthDate) return null
  if (date === null) return 'Informe o dia em que você nasceu.'
  const problem = birthDateProblem(date, today, 'para usar o Campo Livre')
  return problem ?? (needsGuardian(date, today) && !guardianConsent ? GUARDIAN_NEEDED : null)
}
