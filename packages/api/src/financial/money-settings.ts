import {
  changeCardTermsCall,
  type changeCardTermsSpec,
} from '@campo-livre/contract/financial/change-card-terms.ts'
import { changeStartsCall, type changeStartsSpec } from '@campo-livre/contract/financial/change-starts.ts'
import {
  getMoneySettingsCall,
  type getMoneySettingsSpec,
} from '@campo-livre/contract/financial/get-money-settings.ts'
import type { CardTermsInput } from '@campo-livre/domain/financial/settings/card-terms.ts'
import type { StartsInput } from '@campo-livre/domain/financial/settings/starts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Reads what the company has told of its accounts (H6). */
export function moneySettingsQuery() {
  return queryOptions({
    queryKey: ['financial', 'settings'],
    queryFn: ({ signal }) => callApi<typeof getMoneySettingsSpec>(getMoneySettingsCall, { signal }),
  })
}

/** Tells the fees of cards, and how long their money takes. */
export function changeCardTerms(body: CardTermsInput, { signal, idempotencyKey }: Attempt) {
  return callApi<typeof changeCardTermsSpec>(changeCardTermsCall, { body, signal, idempotencyKey })
}

/** Tells where the accounts of the company began. */
export function changeStarts(body: StartsInput, { signal, idempotencyKey }: Attempt) {
  return callApi<typeof changeStartsSpec>(changeStartsCall, { body, signal, idempotencyKey })
}
