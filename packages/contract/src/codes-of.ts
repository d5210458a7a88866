import { type RefusalCode, refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { CallSpec, Refusals } from './call.ts'

/** Returns the refusals that follow from a call's guards: code → when. */
export function guardsOf({ method, path, who, body, query, idempotent }: CallSpec): Refusals {
  return {
    ...(who === 'anyone' ? {} : { unauthenticated: 'Nobody is signed in.' }),
    ...(typeof who === 'string' ? {} : { forbidden: 'Another profile.' }),
    ...(method === 'GET' || path === '/auth/logout'
      ? {}
      : { read_only: 'An admin looks at the app as this person.' }),
    ...(body || query || idempotent
      ? { invalid: 'Something sent is not accepted: sentences by field.' }
      : {}),
    ...(idempotent ? { idempotency_key_reused: 'The key has come with another request before.' } : {}),
  }
}

/** Returns every code that a call refuses with, by its guards or by its own rules. */
export function codesOf(call: CallSpec): RefusalCode[] {
  return codesIn({ ...guardsOf(call), ...call.refusals })
}

/** Returns the declared codes, in the order of the list of all. */
export function codesIn(refusals: Refusals): RefusalCode[] {
  return refusalCodeSchema.options.filter((code) => code in refusals)
}
