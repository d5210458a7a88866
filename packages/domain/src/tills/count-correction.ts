import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { NewCountCorrection } from './till-input.ts'
import { type ClosedTill, isClosed, type Till } from './till.ts'

/** Returns the cash that a closed till held by its last word: that of the last correction, else that of the closing. */
export function heldCents({ countedCents, corrections = [] }: ClosedTill): number {
  return corrections.at(-1)?.countedCents ?? countedCents
}

/** Returns what a closed till held by the last word on its count, less what was expected, in cents. */
export function differenceCents(till: ClosedTill): number {
  return heldCents(till) - till.sums.expectedCents
}

/** The till after a correction of its count, or why there is none, with the field at which it is shown. */
export type CountCorrected = { ok: true; till: ClosedTill } | Refusal

/** Adds a note that corrects the count of a closed till (H3). The count of the closing stays, as does every earlier note. */
export function correctCount(
  till: Till,
  { countedCents, reason, version }: NewCountCorrection,
  { at, byId }: { at: string; byId: string },
): CountCorrected {
  if (!isClosed(till)) return refuse('invalid_transition', 'Esse caixa ainda está aberto.')
  const corrections = till.corrections ?? []
  if (version !== corrections.length)
    return refuse('stale', 'Alguém corrigiu essa contagem agora. Confira e tente de novo.')
  if (countedCents === heldCents(till))
    return refuse('invalid', 'Esse já é o valor da contagem.', 'countedCents')
  return { ok: true, till: { ...till, corrections: [...corrections, { countedCents, reason, at, byId }] } }
}
