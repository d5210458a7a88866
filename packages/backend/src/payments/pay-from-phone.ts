import {
  phoneStep,
  planFromPhone,
  type PhoneFacts,
  type PhoneRequest,
} from '@campo-livre/domain/payments/pay-from-phone.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { refusedBy } from '../store/apply-outcome.ts'
import { askBank, CARD_WAITS, type Payer } from './ask-bank.ts'
import { type PaidRef, stepOnBill } from './step-on-bill.ts'

/** The bill that is paid, and what a payment of it is judged by and known as. */
type PhoneBill = Omit<PhoneFacts, 'byId'> & {
  ref: Exclude<PaidRef, { of: 'booking' }>
  maxInstalments: number
  commandId: string
  /** Returns the id of a payment that is not by card: a bank gives those theirs. */
  paymentId: (by: 'pix' | 'credit') => string
  /** The reason for which an earlier code is withdrawn. */
  reason?: string
  /** The message about a Pix code that was made. */
  pixMessage: string
  /** Returns what is shown beside the refusal of the plan. */
  shown?: (refusal: Refusal) => unknown
}

/**
 * Pays a bill from somebody's phone, by Pix, card or credit at its arena: planned, asked of the bank, and stored, in this
 * order, so that a refusal leaves all as it was. Their earlier codes are withdrawn. Returns the message about it.
 */
export async function payFromPhone(by: Payer, bill: PhoneBill, request: PhoneRequest): Promise<string> {
  const { db } = by
  const plan = planFromPhone(request, { ...bill, byId: by.userId })
  if (!plan.ok) throw refusedBy(plan, bill.shown)
  const { ref, maxInstalments } = bill
  const charge =
    plan.by === 'card' && request.card ? askBank(by, maxInstalments, request.card, plan.amountCents) : null
  for (const paymentId of plan.withdrawn) {
    const reason = bill.reason ?? ''
    await stepOnBill(db, by, ref, { type: 'void_payment', id: newId('cmd'), paymentId, reason })
  }
  const paymentId = plan.by === 'card' ? '' : bill.paymentId(plan.by)
  const step = phoneStep(plan, charge?.step ?? null, paymentId)
  await stepOnBill(db, by, ref, { ...step, id: bill.commandId })
  await charge?.note(chargedBy(ref))
  if (plan.by === 'credit') return 'Pago com o seu crédito.'
  if (charge === null) return bill.pixMessage
  return charge.step.card.waits === null ? 'Pagamento recebido.' : CARD_WAITS
}

function chargedBy(ref: PhoneBill['ref']): CardRecord['charge']['target'] {
  const { id } = ref
  return ref.of === 'series' ? { kind: ref.of, id, month: ref.month } : { kind: ref.of, id }
}
