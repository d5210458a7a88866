import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The beginning of what is sealed: nothing is sealed twice. */
const SEALED = '$sealed$'
const ALGORITHM = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

let key: Buffer | null = null

/** Sets the key of 32 bytes by which this process seals; without one, texts stay as they are. */
export function setSealKey(bytes: Buffer): void {
  key = bytes
}

/** Returns a text as the database may have it: only whoever has the key reads it. */
export function sealedText(text: string): string {
  if (key === null || text.startsWith(SEALED)) return text
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${SEALED}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`
}

/** Returns a text as it was before it was sealed; throws where it was by another key. */
export function openedText(text: string): string {
  if (!text.startsWith(SEALED)) return text
  if (key === null) throw new Error('a text is sealed, and there is no key')
  const bytes = Buffer.from(text.slice(SEALED.length), 'base64')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString()
}
