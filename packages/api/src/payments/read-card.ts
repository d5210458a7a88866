import { type CardToken, cardTokenSchema } from '@campo-livre/domain/payments/card/card.ts'
import type { CardInput } from '@campo-livre/domain/payments/card/card-input.ts'
import { ApiError } from '../client/api-error.ts'
import { refusalOf } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** Turns a card as it was typed into a token for one payment; throws an `ApiError`, with the fields that its bank refuses. */
export type ReadCard = (card: CardInput, signal: AbortSignal) => Promise<CardToken>

/** Milliseconds; a card can be typed again. */
const PATIENCE_MS = 20_000

/**
 * Creates a reader for the bank that takes cards at an address: `POST …/cards` answers `{ token, brand, last4 }`. The number
 * goes there and nowhere else: our server never gets it (decision 185). A bank that is asked in another way needs another
 * function, here. Without an address (null) a card is sent to nobody.
 */
export function cardReader(address: string | null): ReadCard {
  return async (card, signal) => {
    if (address === null) throw new ApiError({ kind: 'refused', status: 404 })
    const { response, text } = await ask(`${address.replace(/\/$/, '')}/cards`, card, signal)
    // A bank knows no session of ours: its 401 ends none.
    if (!response.ok) throw await refusalOf(response, text, null)
    return parse(cardTokenSchema, readJson(text))
  }
}

async function ask(url: string, card: CardInput, signal: AbortSignal) {
  try {
    // Neither our token nor the address of this page is sent to the bank.
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    return { response, text: await response.text() }
  } catch {
    throw new ApiError({ kind: signal.aborted ? 'aborted' : 'network' })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
