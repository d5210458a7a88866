import type { AccountStep } from '../../payments/account-step.ts'
import type { AccountPayment } from '../../payments/account.ts'
import { isFreed } from '../../payments/statement-payment.ts'
import { fromLocal, localDay, toInstant } from '../../time/zone.ts'
import type { BillEffect, BillRef } from './bill.ts'

/** A step of a payment that follows on the account of a bill, which carries it out by the command of its area. */
export type BillStep = { ref: BillRef; step: Extract<AccountStep, { type: 'statement' }> }

export type SettlingFacts = {
  at: string
  timeZone: string
  /** Returns the payments of the account of a bill that has one of its own; none where that is gone. */
  paymentsOf: (ref: Exclude<BillRef, { of: 'share' }>) => readonly AccountPayment[]
}

const NOON = 12 * 60

/**
 * Returns the steps by which bills are paid by transactions of a bank's statement, or freed of them: nothing is freed that
 * was given back since. A share's own bill knows that by itself.
 */
export function settlingSteps(bills: readonly BillEffect[], facts: SettlingFacts): BillStep[] {
  return bills.flatMap(({ ref, paymentId, paid }): BillStep[] => {
    const type = 'statement' as const
    if (paid !== null) {
      const { amountCents, day, statementKey } = paid
      const paidAt = instantOn(day, facts)
      return [{ ref, step: { type, paymentId, paid: { amountCents, paidAt, statementKey } } }]
    }
    const isThere = ref.of === 'share' || facts.paymentsOf(ref).some((each) => isFreed(each, paymentId))
    return isThere ? [{ ref, step: { type, paymentId, paid: null } }] : []
  })
}

/** Returns an instant of a day of the company: noon, or now while it is today. */
function instantOn(day: string, { at, timeZone }: SettlingFacts): string {
  return localDay(timeZone, at) === day ? at : toInstant(fromLocal(timeZone, day, NOON))
}
