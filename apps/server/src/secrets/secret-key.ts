import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setSecrets } from '@campo-livre/backend/ports/secrets.ts'
import { keyedSecrets } from './keyed-secrets.ts'
import { setSealKey } from './seal.ts'

/** Keeps the secrets of this process by a key: those that are sent to people, and the words of mails. */
export function keepSecretsBy(key: string): void {
  setSecrets(keyedSecrets(keyFor(key, 'secrets that are sent')))
  setSealKey(keyFor(key, 'words of mails'))
}

/** Returns the key for one purpose: whoever knows it knows no other. */
export function keyFor(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

/** Returns the key in a file, which is made with a new one where there is none; only its owner may read it. */
export function keyIn(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
