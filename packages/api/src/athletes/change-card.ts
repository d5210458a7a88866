import { changeCardCall, type changeCardSpec } from '@campo-livre/contract/athletes/change-card.ts'
import { closeCardCall, type closeCardSpec } from '@campo-livre/contract/athletes/close-card.ts'
import { openCardCall, type openCardSpec } from '@campo-livre/contract/athletes/open-card.ts'
import type { CardPatch } from '@campo-livre/domain/athletes/card-patch.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/** Changes what the athlete says on their card, and who sees it; returns the whole account. */
export function changeCard(change: CardPatch, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeCardSpec>(changeCardCall, { body: change, signal })
}

/** Makes an address of the card; the one of before ends. */
export function openCard(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof openCardSpec>(openCardCall, { signal })
}

/** Ends that address. */
export function closeCard(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof closeCardSpec>(closeCardCall, { signal })
}
