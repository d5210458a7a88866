import type { Answered } from '@campo-livre/api/client/client.ts'
import type { QueryClient } from '@tanstack/react-query'

/**
 * The state that `public/ask-ahead.js` leaves: answers by address, null once taken, and the stored token of their
 * requests.
 */
type AskedAhead = { token: string | null; answers: Partial<Record<string, Promise<Answered | null> | null>> }

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
  if (answer) askedAhead.answers[address] = null
  return answer
}

/** The longest wait for answers to be read, in milliseconds. */
const READING_MS = 200

/**
 * Waits until the answers that came ahead are read, so that no skeleton follows on the words that the static shell has;
 * late ones are not waited for, nor is anything where nothing was asked ahead. Drops those that nobody took, so that a
 * screen opened later requests its data.
 */
export async function readAhead(queryClient: QueryClient): Promise<void> {
  const asked = Object.keys(globalThis.askedAhead?.answers ?? {})
  globalThis.askedAhead = undefined
  if (asked.length === 0) return
  const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const read = Promise.allSettled(fetching.flatMap(({ promise }) => promise ?? []))
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, READING_MS))])
}
