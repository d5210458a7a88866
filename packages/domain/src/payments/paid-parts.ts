import type { Account, AccountPayment } from './account.ts'
import { type TillMethod, moneyMethodLabels } from './money-methods.ts'

/** A part of an account that is paid, by money or by credit. */
export type PaidPart = Omit<AccountPayment, 'method' | 'voided' | 'lines' | 'byId'> & {
  method: TillMethod | 'credit'
}

/** Returns what is paid of an account, by money and then by credit; what was taken back is none. */
export function paidParts({ payments, credits = [] }: Pick<Account, 'payments' | 'credits'>): PaidPart[] {
  const byCredit = credits.map((credit) => ({ ...credit, method: 'credit' as const, receivedCents: null }))
  return [...payments, ...byCredit].filter(({ voided }) => voided === null)
}

/** The methods of a part that is paid, in Portuguese. */
export const paidPartLabels = { ...moneyMethodLabels, credit: 'Crédito na arena' } as const
