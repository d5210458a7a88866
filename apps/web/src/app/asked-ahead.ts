import type { Answered } from '@campo-livre/api/client/client.ts'

/** The state that `public/ask-ahead.js` leaves: answers by address, and the stored token of their requests. */
type AskedAhead = { token: string | null; answers: Partial<Record<string, Promise<Answered | null>>> }

declare global {
  var askedAhead: AskedAhead | undefined
}

/**
 * Returns the answer to a GET that the page requested before the app had started, with the same token; null for none or
 * a failed one. Each is returned once.
 */
export function takeAhead(address: string, token: string | null): Promise<Answered | null> | null {
  const { askedAhead } = globalThis
  if (askedAhead?.token !== token) return null
  const answer = askedAhead.answers[address] ?? null
  delete askedAhead.answers[address]
  return answer
}

/** Drops the rest, so that a screen opened later requests its data. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined
}
