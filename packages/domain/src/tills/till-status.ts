import { differenceCents } from './count-correction.ts'
import type { ClosedTill } from './till.ts'

/** A difference above this, in either direction, needs a reason. */
export const DIFFERENCE_LIMIT_CENTS = 1_000

export const closedTillStatuses = ['exact', 'different', 'unexplained'] as const
export type ClosedTillStatus = (typeof closedTillStatuses)[number]

/** The states of a closed till, with their Portuguese labels. */
export const closedTillLabels: Record<ClosedTillStatus, string> = {
  exact: 'Bateu',
  different: 'Com diferença',
  unexplained: 'Falta o motivo',
}

/** Returns the state of a closed till. */
export function closedTillStatus(till: ClosedTill): ClosedTillStatus {
  const difference = differenceCents(till)
  if (difference === 0) return 'exact'
  const large = Math.abs(difference) > DIFFERENCE_LIMIT_CENTS
  return large && till.differenceReason === null ? 'unexplained' : 'different'
}
