import type { CallSpec } from '@campo-livre/contract/call.ts'
import { holdsCardNumber } from '@campo-livre/domain/payments/card/number.ts'
import { Refused } from './refused.ts'

type Sent = { text: string; headers: Headers }

/** Throws 422 where a call that takes cards is sent the number of one, wherever in it: it is kept nowhere (decision 185). */
export function refuseCardNumber({ refusals }: Pick<CallSpec, 'refusals'>, { text, headers }: Sent): void {
  if (refusals.card_declined === undefined) return
  if (holdsCardNumber(text) || holdsCardNumber(headers.get('Idempotency-Key') ?? ''))
    throw new Refused('invalid', 'Não mande o número do cartão para cá: ele vai direto para o banco.')
}
