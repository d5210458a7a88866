import type { CardInput } from '@campo-livre/domain/payments/card/card-input.ts'
import { cardProblems } from '@campo-livre/domain/payments/card/card-input.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'

/** The values of the form of a card. They live in the page alone: no draft, no address, no storage has them. */
export type CardValues = CardInput & { instalments: string }

export const emptyCard: CardValues = {
  number: '',
  expiry: '',
  securityCode: '',
  holderName: '',
  instalments: '1',
}

/** The fields in visual order. */
export const cardFields = ['number', 'expiry', 'securityCode', 'holderName', 'instalments'] as const

/** Returns what is wrong with a card as it was typed, by the rules that the server has. */
export function validateCard(values: CardValues): Partial<Record<keyof CardValues, string>> {
  return cardProblems(values, serverNow())
}
