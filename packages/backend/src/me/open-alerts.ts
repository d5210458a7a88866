import { changeOpenAlertsSpec } from '@campo-livre/contract/account/change-open-alerts.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { changeOpenAlertsOf } from '@campo-livre/domain/users/open-alerts-of.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toAccount } from './to-account.ts'

/** Chooses the open places of which the athlete is told (N5). */
export const changeOpenAlerts = answer(changeOpenAlertsSpec, async ({ db, now, user, body: { alerts } }) => {
  const { changes } = await applyOutcome(db, changeOpenAlertsOf(user, alerts, localDay(HOME_ZONE, now)))
  return ok(toAccount(changes.users[0]), { message: 'Seus avisos de vagas foram salvos.' })
})
