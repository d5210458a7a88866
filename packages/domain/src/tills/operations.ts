import type { Done, Outcome } from '../outcome/outcome.ts'
import { refuse, refuseMissing, type Refusal } from '../refusals/refusal.ts'
import { correctCount } from './count-correction.ts'
import { moveCash } from './drawer.ts'
import type { TillEntry } from './till-entries.ts'
import type { NewCountCorrection, NewTillMovement } from './till-input.ts'
import { closedTillStatus } from './till-status.ts'
import { keptSums } from './till-sum.ts'
import { type CarriedTab, type ClosedTill, isClosed, type Till } from './till.ts'

/** The instant of a change, and the user who makes it. */
type By = { at: string; byId: string }

/** A till that has changed. */
export type ChangedTill<T extends Till = Till> = Done<{ tills: readonly [T] }>

const changed = <T extends Till>(till: T): ChangedTill<T> => ({
  ok: true,
  changes: { tills: [till] },
  notices: [],
})

/** Opens the till of a company with its change money in cents (H3): one at a time, and not before a difference has its reason. */
export function openTill(
  floatCents: number,
  {
    id,
    companyId,
    hasOpen,
    hasUnexplained,
    at,
    byId,
  }: By & {
    id: string
    companyId: string
    hasOpen: boolean
    hasUnexplained: boolean
  },
): ChangedTill | Refusal {
  if (hasOpen) return refuse('till_open', 'O caixa já está aberto.')
  if (hasUnexplained)
    return refuse(
      'till_unexplained',
      'O último caixa fechou com diferença. Escreva o motivo antes de abrir outro.',
    )
  return changed({
    id,
    companyId,
    floatCents,
    openedAt: at,
    openedById: byId,
    movements: [],
    closedAt: null,
    closedById: null,
    countedCents: null,
    sums: null,
    differenceReason: null,
    carried: [],
  })
}

/**
 * Puts cash into the open till or takes it out (H3), never more than lies in its drawer by `entries`, the money of its
 * days. `version` is the number of movements as they were read.
 */
export function moveTillCash(
  till: Till,
  { version, ...facts }: NewTillMovement,
  { id, entries, at, byId }: By & { id: string; entries: readonly TillEntry[] },
): Outcome<{ tills: readonly [Till] }> {
  const refusal = refuseClosed(till)
  if (refusal) return refusal
  if (version !== till.movements.length)
    return refuse('stale', 'Alguém anotou outro movimento agora. Confira e tente de novo.')
  const moved = moveCash(till, { ...facts, id, at, byId }, entries)
  return moved.ok ? changed(moved.till) : { ...moved, field: 'amountCents' }
}

/**
 * Closes the till with the cash in cents that was counted (H3), sums its money up from `entries`, the money of its days, and
 * notes the tabs that are open, the oldest first.
 */
export function closeTill(
  till: Till,
  countedCents: number,
  { carried, entries, at, byId }: By & { carried: CarriedTab[]; entries: readonly TillEntry[] },
): ChangedTill<ClosedTill> | Refusal {
  const refusal = refuseClosed(till)
  if (refusal) return refusal
  const closed = { ...till, closedAt: at, closedById: byId, countedCents, carried }
  return changed({ ...closed, sums: keptSums(closed, entries, at) })
}

/** Gives the reason of a difference above the limit (H3). */
export function explainTill(till: Till, reason: string): ChangedTill<ClosedTill> | Refusal {
  if (!isClosed(till) || closedTillStatus(till) !== 'unexplained')
    return refuse('invalid_transition', 'Esse caixa não espera um motivo.')
  return changed({ ...till, differenceReason: reason })
}

/** Adds a note that corrects the count of a closed till; the count of the closing stays (H3). */
export function correctTillCount(
  till: Till,
  correction: NewCountCorrection,
  by: By,
): ChangedTill<ClosedTill> | Refusal {
  const corrected = correctCount(till, correction, by)
  return corrected.ok ? changed(corrected.till) : corrected
}

/** Notes that somebody has read the sales of the open till, which its report says (H3). */
export function noteSalesSeen(till: Till, by: By): ChangedTill | Refusal {
  return refuseClosed(till) ?? changed({ ...till, salesSeen: [...(till.salesSeen ?? []), by] })
}

function refuseClosed({ closedAt }: Till): Refusal | null {
  return closedAt === null ? null : refuse('till_closed', 'Esse caixa já foi fechado.')
}

/** Returns a till of which there is a report: an open one has none. */
export function closedTill(till: Till): { ok: true; till: ClosedTill } | Refusal {
  return isClosed(till) ? { ok: true, till } : refuseMissing()
}
