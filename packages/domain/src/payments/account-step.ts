import {
  type AccountChange,
  type AccountMoment,
  confirmPix,
  decideCard,
  payByCard,
  payByCredit,
  takePayment,
  voidPayment,
} from './account-changes.ts'
import type { CreditStep, PaymentInput, VoidInput } from './account-input.ts'
import type { Account, PaidLine, SharePaymentRef } from './account.ts'
import type { CardDecision, CardPaymentStep } from './card/card-step.ts'
import { type StatementStep, takeTransaction } from './statement-payment.ts'

/** A step of a payment, as every account takes it: that of a tab, of a booking at the counter, of a month of a fixed slot. */
export type AccountStep =
  | ({ type: 'pay'; lines?: PaidLine[]; share?: SharePaymentRef } & PaymentInput)
  | ({ type: 'pay_by_card' } & CardPaymentStep)
  | ({ type: 'pay_by_credit' } & CreditStep)
  | { type: 'pix_paid'; paymentId: string }
  | ({ type: 'card_decided' } & CardDecision)
  | ({ type: 'statement' } & StatementStep)
  | ({ type: 'void_payment' } & VoidInput)

/** Takes a step of a payment on an account of which `totalCents` are owed (rule 7). */
export function stepAccount(
  account: Account,
  totalCents: number,
  step: AccountStep,
  moment: AccountMoment & { pixCode: string | null },
): AccountChange {
  switch (step.type) {
    case 'pay':
      return takePayment(account, totalCents, step, moment)
    case 'pay_by_card':
      return payByCard(account, totalCents, step, moment)
    case 'pay_by_credit':
      return payByCredit(account, totalCents, step, moment)
    case 'statement':
      return takeTransaction(account, totalCents, step, moment.byId)
    case 'card_decided':
      return decideCard(account, step, moment.at)
    case 'pix_paid':
      return confirmPix(account, step.paymentId, moment.at)
    case 'void_payment':
    default:
      return voidPayment(account, step, moment)
  }
}
