import type { Subject } from '@campo-livre/api/client/subject.ts'

/** The subjects that a statement changes, and undoing it: the accounts of the bills that it pays, too. */
export const ledgerChanges: readonly Subject[] = [
  'expenses',
  'financial',
  'admin',
  'series',
  'tabs',
  'splits',
  'bookings',
]
