import { isUnderAge } from '../athletes/card.ts'
import type { Done } from '../outcome/outcome.ts'
import type { OpenAlerts } from '../rachas/open-alerts.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { StoredUser } from './stored-user.ts'

/** Chooses the open places of which an athlete is told (N5), or none; nobody under 18 is. */
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
  if (alerts?.around === null && !user.city)
    return refuse('conflict', 'Escolha antes a cidade onde você joga.')
  return { ok: true, changes: { users: [{ ...user, openAlerts: alerts }] }, notices: [] }
}
