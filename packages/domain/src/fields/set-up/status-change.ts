import type { ChosenFieldStatus } from '../field-input.ts'
import type { FieldStatus } from '../field-status.ts'

/** The statuses that a field can be given from each one; an archived field comes back paused. */
export const statusesFrom: Readonly<Record<FieldStatus, readonly ChosenFieldStatus[]>> = {
  draft: ['active', 'archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['inactive'],
}

/** Returns whether a company may give a field this status; the present one changes nothing. */
export function canBecome(from: FieldStatus, to: ChosenFieldStatus): boolean {
  return from === to || statusesFrom[from].includes(to)
}
