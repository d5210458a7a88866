/** The answers of a bank to a card. */
export const cardOutcomes = [
  'approved',
  'refused',
  'no-funds',
  'confirmation',
  'slow-approved',
  'slow-refused',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]
