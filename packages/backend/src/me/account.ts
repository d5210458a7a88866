import { getAccountSpec } from '@campo-livre/contract/account/get-account.ts'
import { giveBirthDateSpec } from '@campo-livre/contract/account/give-birth-date.ts'
import { changeAccountSpec } from '@campo-livre/contract/account/change-account.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import * as operations from '@campo-livre/domain/users/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { knownOthers } from '../account/clashes.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toAccount } from './to-account.ts'

/** Returns the user's account (H11). */
export const getAccount = answer(getAccountSpec, ({ user }) => ok(toAccount(user)))

/** Changes the user's account (H11), except for the e-mail, which has calls of its own. */
export const changeAccount = answer(changeAccountSpec, async ({ db, now, user, body }) => {
  const facts = { today: localDay(HOME_ZONE, now), known: knownOthers(db, user.id) }
  const { changes } = await applyOutcome(db, operations.changeAccount(user, body, facts))
  return ok(toAccount(changes.users[0]), { message: 'Seus dados foram salvos.' })
})

/** Keeps the birth date that a racha with ages asks for, of somebody who has given none yet (N2). */
export const giveBirthDate = answer(giveBirthDateSpec, async ({ db, now, user, body }) => {
  const outcome = operations.giveBirthDate(user, body, localDay(HOME_ZONE, now))
  const { changes } = await applyOutcome(db, outcome)
  return ok(toAccount(changes.users[0]), { message: 'Sua data de nascimento foi salva.' })
})
