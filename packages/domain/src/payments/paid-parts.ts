import type { Account, AccountPayment } from './account.ts'
import { type TillMethod, moneyMethodLabels } from './money-methods.ts'

/** A part of an account that is paid, by money or by credit. */
export type PaidPart = Omit<AccountPayment, 'method' | 'voided' | 'lines' | 'byId'> & {
  method: TillMethod | 'credit'
}

/** A part of an account that was taken back. */
export type BackPart = PaidPart & { voided: NonNullable<AccountPayment['voided']> }

/** Returns what is paid of an account, by money and then by credit; what was taken back is none. */
export function paidParts(account: Parts): PaidPart[] {
  return allParts(account).filter(({ voided }) => voided === null)
}

/** Returns what was taken back of an account, in the order in which it was paid. */
export function backParts(account: Parts): BackPart[] {
  return allParts(account).flatMap(({ voided, ...part }) => (voided === null ? [] : [{ ...part, voided }]))
}

type Parts = Pick<Account, 'payments' | 'credits'>

function allParts({ payments, credits = [] }: Parts) {
  const byCredit = credits.map((credit) => ({ ...credit, method: 'credit' as const, receivedCents: null }))
  return [...payments, ...byCredit]
}

/** The methods of a part that is paid, in Portuguese. */
export const paidPartLabels = { ...moneyMethodLabels, credit: 'Crédito na arena' } as const
