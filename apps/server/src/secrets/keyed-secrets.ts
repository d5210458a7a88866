import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@campo-livre/backend/ports/secrets.ts'

/** Returns secrets that are kept as HMAC-SHA-256: six digits alone could be guessed from their hash, not without the key. */
export function keyedSecrets(key: Buffer): Secrets {
  const digest = (secret: string, of: string) => createHmac('sha256', key).update(`${of}\n${secret}`).digest()
  return {
    keep: (secret, of) => digest(secret, of).toString('base64url'),
    isKept: (given, kept, of) => {
      const [one, other] = [digest(given, of), Buffer.from(kept, 'base64url')]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }
}
