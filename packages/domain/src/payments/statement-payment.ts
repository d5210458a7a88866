import * as z from 'zod/mini'
import { centsSchema, formatCents } from '../money/money.ts'
import { refuse } from '../refusals/refusal.ts'
import { instantSchema } from '../time/zone.ts'
import type { AccountChange } from './account-changes.ts'
import { accountSum } from './account-sum.ts'
import type { Account, AccountPayment } from './account.ts'

/** The step by which a bank's statement pays an account, or frees it of that again: then `paid` is null. */
export const statementStepSchema = z.object({
  paymentId: z.string(),
  paid: z.nullable(
    z.object({
      amountCents: centsSchema,
      /** An instant of the day on which the bank had the money. */
      paidAt: instantSchema,
      statementKey: z.string(),
    }),
  ),
})
export type StatementStep = z.infer<typeof statementStepSchema>

/**
 * Takes the money of a transaction for an account, never more than is due of the total, in cents (rule 7), or frees the
 * account of it: then that money was never for it. Pix codes that would ask for it again are withdrawn.
 */
export function takeTransaction(
  account: Account,
  totalCents: number,
  { paymentId: id, paid }: StatementStep,
  byId: string | null,
): AccountChange {
  const { payments, pendingPix, pendingCards = [] } = account
  if (paid === null) {
    const kept = payments.filter((each) => !isFreed(each, id))
    return kept.length === payments.length
      ? refuse('not_found', 'Não encontramos esse pagamento.')
      : { ok: true, account: { ...account, payments: kept } }
  }
  const { dueCents, pendingCents } = accountSum(account, totalCents)
  const atBank = pendingCards.reduce((sum, each) => sum + (each.waits === null ? 0 : each.amountCents), 0)
  if (paid.amountCents > dueCents)
    return refuse('amount_over_due', `Falta pagar só ${formatCents(dueCents)}.`)
  if (paid.amountCents > dueCents - atBank)
    return refuse('amount_over_due', 'Um cartão ainda está sendo conferido.')
  const payment: AccountPayment = {
    id,
    method: 'pix',
    receivedCents: null,
    voided: null,
    byId,
    ...paid,
  }
  const isAskedTwice = paid.amountCents > dueCents - pendingCents
  return {
    ok: true,
    account: {
      ...account,
      payments: [...payments, payment],
      pendingPix: isAskedTwice ? [] : pendingPix,
    },
  }
}

/** Returns whether a payment is one of a statement that can be freed: what was given back since is not. */
export function isFreed({ id, statementKey, voided }: AccountPayment, paymentId: string): boolean {
  return id === paymentId && statementKey !== undefined && voided === null
}
