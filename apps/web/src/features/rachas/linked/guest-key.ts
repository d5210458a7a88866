import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'

const KEY = 'racha-key'
const NAME = 'racha-name'

/** Returns the secret by which rachas know this device again: whoever answered here answers for the same guest. */
export function guestKey(): string {
  const known = readStored(KEY)
  if (known !== null && /^[\w-]{16,64}$/.test(known)) return known
  const made = randomKey()
  writeStored(KEY, made)
  return made
}

/** Returns the name that was given on this device last; empty for none. */
export const guestName = () => readStored(NAME) ?? ''

/** Keeps the name that a guest gave. */
export const keepGuestName = (name: string) => writeStored(NAME, name)
