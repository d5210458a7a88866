import { useRef } from 'react'

/** Where a page is not served safely (a phone on the LAN), `crypto.randomUUID` is missing; this is not. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * One `Idempotency-Key` for every try of the same wish, a new one once the wish has changed: an answer lost on the
 * way never books twice. Never the text of the wish itself: a header takes no emoji.
 */
export function useIdempotencyKey(): (wish: string) => string {
  const kept = useRef({ wish: '', key: '' })
  return (wish) => {
    if (kept.current.wish !== wish) kept.current = { wish, key: randomKey() }
    return kept.current.key
  }
}
