import { creditRefusal } from '@campo-livre/domain/credit/credit.ts'
import { Refused } from '../http/refused.ts'

/** Throws what refuses more credit than an athlete has left at an arena, in cents. */
export function requireCredit(amountCents: number, leftCents: number): void {
  const refusal = creditRefusal(amountCents, leftCents)
  if (refusal) throw new Refused(refusal.code, refusal.message)
}
