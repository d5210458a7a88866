import { useRef } from 'react'

/**
 * Returns a random key. Outside of secure contexts (a phone on the LAN) `crypto.randomUUID` is missing, but not this.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns a function that gives one `Idempotency-Key` for all tries of the same request, and a new one for another: a lost
 * answer never books twice. The key is not the request's text, as headers allow no emoji.
 */
export function useIdempotencyKey(): (requestKey: string) => string {
  const kept = useRef({ requestKey: '', key: '' })
  return (requestKey) => {
    if (kept.current.requestKey !== requestKey) kept.current = { requestKey, key: randomKey() }
    return kept.current.key
  }
}
