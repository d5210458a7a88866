import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case, KeyCheck } from '../case.ts'
import type { Subject } from '../subject.ts'

/** The number of requests sent at once. */
export const AT_ONCE = 5

/** The number of wrong tries that are allowed. */
const FREE_TRIES = 5
const triesDeed = { does: 'tries', free: FREE_TRIES } as const

/** Sends the good request twice, and several times at once: it may take effect once. */
export function repeatCases({ method, idempotent, body }: Call, { again, guess }: Subject): Case[] {
  if (method === 'GET' || again === undefined) return []
  const expects = again === 'same' ? again : { status: again }
  const twice = again === 'same' ? 'twice, the same answer' : 'a second time'
  return [
    { kind: 'again', name: twice, action: { does: 'again', expects } },
    { kind: 'race', name: `${AT_ONCE} at once`, action: { does: 'race', times: AT_ONCE, expects } },
    ...(guess ? [{ kind: 'tries', name: `${FREE_TRIES + 1} wrong ones`, action: triesDeed } as const] : []),
    ...(idempotent ? keyCases(body !== null) : []),
  ]
}

const keyWays: Record<KeyCheck, string> = {
  same: 'the same key and body',
  'other body': 'the same key, another body',
  'too long': 'a key of 256 letters',
  'after a refusal': 'the key of a refused request',
  'at once': `${AT_ONCE} at once with one key`,
}

/** The cases of an `Idempotency-Key`; a call without a body has no other one. */
function keyCases(hasBody: boolean): Case[] {
  const ways = Object.entries(keyWays).filter(([how]) => hasBody || how !== 'other body')
  return ways.map(([how, name]): Case => {
    return { kind: 'idempotency', name, action: { does: 'key', how: how as KeyCheck } }
  })
}
