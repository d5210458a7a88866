import { isKnownAdult, isUnderAge } from '../athletes/card.ts'
import type { Done } from '../outcome/outcome.ts'
import type { OpenAlerts } from '../rachas/open-alerts.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { StoredUser } from './stored-user.ts'

/** The sentence for somebody who has not told their age and would be told of open places. */
const AGE_FOR_ALERTS =
  'Os avisos de vagas são só para maiores de 18. Informe sua data de nascimento em “Meus dados”.'

/** Chooses the open places of which an athlete is told (N5), or none: only somebody of a known age of 18 or more. */
export function changeOpenAlertsOf(
  user: StoredUser,
  alerts: OpenAlerts | null,
  today: string,
): Done<{ users: readonly [StoredUser] }> | Refusal {
  if (alerts && isUnderAge(user, today))
    return refuse(
      'conflict',
      'As vagas abertas são de gente que você não conhece: os avisos chegam aos 18 anos.',
    )
  if (alerts && !isKnownAdult(user, today)) return refuse('conflict', AGE_FOR_ALERTS)
  if (alerts?.around === null && !user.city)
    return refuse('conflict', 'Escolha antes a cidade onde você joga.')
  return { ok: true, changes: { users: [{ ...user, openAlerts: alerts }] }, notices: [] }
}
