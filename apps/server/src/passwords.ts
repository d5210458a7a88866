import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import type { Passwords } from '@campo-livre/backend/ports/passwords.ts'

/** The cost as OWASP names it for scrypt: 2^15 blocks of 8, three times, in 32 MiB. */
const COST = { ln: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const stored = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/

/** Keeps passwords as hashes by scrypt, each with a salt of its own and its cost. */
export const scryptPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16)
    const key = await derive(password, salt, COST)
    const { ln, r, p } = COST
    return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`
  },
  matches: async (password, hash) => {
    const [, ln, r, p, salt, key] = stored.exec(hash ?? '') ?? []
    if (salt === undefined || key === undefined) {
      // An account that there is not takes as long as one with another password.
      await derive(password, Buffer.alloc(16), COST)
      return false
    }
    const known = Buffer.from(key, 'base64')
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
    return timingSafeEqual(known, await derive(password, Buffer.from(salt, 'base64'), cost))
  },
}

/** Returns passwords that work each hash out once: a call may start several times. */
export function passwordsOnce(passwords: Passwords): Passwords {
  const [hashes, answers] = [new Map<string, Promise<string>>(), new Map<string, Promise<boolean>>()]
  return {
    hash: (password) => kept(hashes, password, () => passwords.hash(password)),
    matches: (password, hash) =>
      kept(answers, `${hash} ${password}`, () => passwords.matches(password, hash)),
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  return new Promise((done, failed) => {
    scrypt(password.normalize(), salt, KEY_BYTES, options, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}
