import type { Answered } from '@campo-livre/api/client/client.ts'

/** What `public/ask-ahead.js` leaves: answers by address, and the stored token that they were asked with. */
type AskedAhead = { token: string | null; answers: Partial<Record<string, Promise<Answered | null>>> }

declare global {
  var askedAhead: AskedAhead | undefined
}

/**
 * The answer to a GET that the page asked for before the app was there, with the same token; null for none, and for one
 * that did not come. Given once.
 */
export function takeAhead(address: string, token: string | null): Promise<Answered | null> | null {
  const { askedAhead } = globalThis
  if (askedAhead?.token !== token) return null
  const answer = askedAhead.answers[address] ?? null
  delete askedAhead.answers[address]
  return answer
}

/** Whoever goes on to another screen and comes back asks anew. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined
}
