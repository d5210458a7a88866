import {
  createCardTokenCall,
  type createCardTokenSpec,
} from '@campo-livre/contract/payments/create-card-token.ts'
import type { CardToken } from '@campo-livre/domain/payments/card/card.ts'
import type { CardInput } from '@campo-livre/domain/payments/card/card-input.ts'
import { callApi } from '../client/call-api.ts'

/** Turns a card as it was typed into a token for one payment. */
export function createCardToken(card: CardInput, signal: AbortSignal): Promise<CardToken> {
  return callApi<typeof createCardTokenSpec>(createCardTokenCall, { body: card, signal })
}
