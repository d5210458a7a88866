import type { SplitEvent } from '@campo-livre/domain/splits/command.ts'
import type { Database } from '../store/database.ts'
import { applySplitCommand } from '../splits/apply-split-command.ts'
import { type AccountRef, type IdentifiedStep, type StepBy, stepOnAccount } from './step-on-account.ts'

/** A share of a bill among people; its person is null where a step names a payment that is there. */
type ShareRef = { of: 'share'; id: string; personId: string | null }
/** The bill that somebody pays: an account of its own, or a share. */
export type PaidRef = AccountRef | ShareRef

/** Carries out a step of a payment on whatever is paid, as `stepOnAccount` does, or on a share by its own command. */
export async function stepOnBill(
  db: Database,
  by: StepBy,
  ref: PaidRef,
  step: IdentifiedStep,
): Promise<void> {
  if (ref.of !== 'share') return stepOnAccount(db, by, ref, step)
  const split = db.splits.find(ref.id)
  const event = shareEvent(ref, step)
  if (split && event)
    await applySplitCommand(db, { now: by.now, by: null, ownerId: split.organizerId }, event)
}

/** Returns a step as a bill has it; null for a code that is withdrawn, as a bill does that by itself. */
function shareEvent({ id: splitId, personId }: ShareRef, step: IdentifiedStep): SplitEvent | null {
  const { id } = step
  const own = { id, splitId, personId: personId ?? '' }
  switch (step.type) {
    case 'pay':
      return { type: 'pix', ...own }
    case 'pay_by_card': {
      const { paymentId, amountCents, card } = step
      return { type: 'card', ...own, paymentId, amountCents, card }
    }
    case 'pay_by_credit':
      return { type: 'credit', ...own, paymentId: step.paymentId, amountCents: step.amountCents }
    case 'statement':
      return { ...step, ...own }
    case 'pix_paid':
      return { type: 'pix_paid', id, splitId, paymentId: step.paymentId }
    case 'card_decided':
      return { ...step, splitId }
    case 'void_payment':
    default:
      return null
  }
}
