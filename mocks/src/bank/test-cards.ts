import type { CardOutcome } from './card-outcome.ts'

export const cardOutcomeLabels: Readonly<Record<CardOutcome, string>> = {
  approved: 'Aprova na hora',
  refused: 'Recusa',
  'no-funds': 'Recusa por falta de limite',
  confirmation: 'Pede confirmação no app do banco',
  'slow-approved': 'Demora a responder, e aprova',
  'slow-refused': 'Demora a responder, e recusa',
}

/** The only cards that the mock takes: none of them is anybody's. Any name, code and valid month go with them. */
export const testCards: readonly { number: string; outcome: CardOutcome }[] = [
  { number: '4111111111111111', outcome: 'approved' },
  { number: '5555555555554444', outcome: 'approved' },
  { number: '378282246310005', outcome: 'approved' },
  { number: '6362970000457013', outcome: 'approved' },
  { number: '6062828888666688', outcome: 'approved' },
  { number: '4000000000000002', outcome: 'refused' },
  { number: '4000000000009995', outcome: 'no-funds' },
  { number: '4000000000003220', outcome: 'confirmation' },
  { number: '4000000000000341', outcome: 'slow-approved' },
  { number: '4000000000000119', outcome: 'slow-refused' },
]

/** Returns what the mock's bank says of a card, by its digits; null for one that is no test card. */
export function readTestCard(digits: string): CardOutcome | null {
  return testCards.find(({ number }) => number === digits)?.outcome ?? null
}

/** Returns the number of the first test card with an outcome. */
export function testCard(outcome: CardOutcome): string {
  return testCards.find((card) => card.outcome === outcome)?.number ?? ''
}
