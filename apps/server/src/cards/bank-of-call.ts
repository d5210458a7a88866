import type { Incoming } from '@campo-livre/backend/http/call.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import type { Bank, CardBank } from '@campo-livre/backend/ports/bank.ts'
import { cardUseSchema } from '@campo-livre/domain/payments/card/card.ts'
import { holdsCardNumber } from '@campo-livre/domain/payments/card/number.ts'
import * as z from 'zod/mini'

const NO_BANK = 'O cartão não funciona agora. Pague por Pix.'

/** The bank of a server without one: it takes no card. */
export const noCards: Bank = {
  readCard: () => {
    throw new Refused('card_declined', NO_BANK)
  },
  charge: () => ({ state: 'declined', reason: 'refused' }),
}

/** The bank of a call that names no card, or none that may be asked for: a token stands for none. */
const noToken: Bank = { ...noCards, readCard: () => null }

const SILENT = 'O banco do cartão não responde agora. Nada foi cobrado. Tente de novo, ou pague por Pix.'

type Asking = {
  mayCall: () => Promise<boolean>
  /** Hears why the bank told nothing. */
  silent: (reason: string) => void
}

const bodySchema = z.object({ card: z.pick(cardUseSchema, { token: true }) })

/**
 * Returns the bank as one call has it: the card of its token is read before the call begins, and what it is charged is asked
 * for once the call is stored (new-card-charges.ts). A bank that does not answer refuses the call where it asks for the card:
 * a payment that is stored already is answered as it was. It is asked for those alone who may call.
 */
export async function bankOfCall(
  bank: CardBank,
  { text }: Incoming,
  { mayCall, silent }: Asking,
): Promise<Bank> {
  const token = tokenIn(text)
  if (token === null || !(await mayCall())) return noToken
  const card = await bank.readCard(token).catch((error: unknown) => {
    silent(error instanceof Error ? error.message : '')
    return 'silent' as const
  })
  return {
    readCard: (asked) => {
      if (card === 'silent') throw new Refused('card_declined', SILENT)
      return asked === token ? card : null
    },
    charge: () => ({ state: 'waits', waits: 'bank', decision: null }),
  }
}

/** Returns the token of the card in a body; null for none. A number is no token. */
function tokenIn(text: string): string | null {
  if (!text.includes('"card"') || holdsCardNumber(text)) return null
  try {
    const read = z.safeParse(bodySchema, JSON.parse(text))
    return read.success ? read.data.card.token : null
  } catch {
    return null
  }
}
