import {
  changeOpenAlertsCall,
  type changeOpenAlertsSpec,
} from '@campo-livre/contract/account/change-open-alerts.ts'
import type { OpenAlerts } from '@campo-livre/domain/rachas/open-alerts.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/** Chooses the open places of which the athlete is told, or none; returns the whole account. */
export function changeOpenAlerts(alerts: OpenAlerts | null, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeOpenAlertsSpec>(changeOpenAlertsCall, { body: { alerts }, signal })
}
