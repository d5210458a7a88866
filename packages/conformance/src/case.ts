import type { Method } from '@campo-livre/contract/call.ts'

/** The kinds of cases, in the order in which they are tried. */
export const kinds = [
  'token',
  'profile',
  'unknown id',
  "another's",
  'invalid field',
  'no JSON',
  'unknown path',
  'good',
  'extra fields',
  'again',
  'tries',
  'idempotency',
  'race',
  'known version',
] as const
export type Kind = (typeof kinds)[number]

/** The expected answer: one of these statuses and, for a refusal, the field of its error. */
export type Expected = { status: number | readonly number[]; field?: string }

/** A value to put somewhere into the good request; `undefined` removes it. */
export type CaseChange =
  | { part: 'body'; at: readonly (string | number)[]; value: unknown }
  | { part: 'query'; name: string; value: string }
  | { part: 'raw'; text: string }

/** The sender of a request: an allowed user, nobody, somebody with a made-up token, or another profile. */
export type Sender = 'maker' | 'nobody' | 'made-up' | 'athlete' | 'company' | 'admin'

/** The ways in which an `Idempotency-Key` is tested. */
export type KeyCheck = 'same' | 'other body' | 'too long' | 'after a refusal' | 'at once'

/** The action of a case, as data. */
export type CaseAction =
  /** Sends the good request with one mistake; nothing may happen. */
  | { does: 'refuse'; as: Sender; at: 'own' | 'another' | 'unknown'; change?: CaseChange; expects: Expected }
  /** Sends a path or a method that is not declared. */
  | { does: 'stray'; method: Method; under: string; expects: Expected }
  /** Sends a good request, perhaps with another query. */
  | { does: 'good'; query?: Record<string, string>; as?: Sender }
  /** Sends a field that a client may not set. */
  | { does: 'extra'; field: string; value: unknown }
  /** Sends one good request twice. */
  | { does: 'again'; expects: Expected | 'same' }
  /** Sends wrong tries until one is too many. */
  | { does: 'tries'; free: number }
  /** Sends the same request several times at once. */
  | { does: 'race'; times: number; expects: Expected | 'same' }
  /** Sends the version of an answer that is known, or one that nobody knows. */
  | { does: 'known'; version: 'own' | 'made up' }
  /** Sends requests with an `Idempotency-Key`. */
  | { does: 'key'; how: KeyCheck }

export type Case = { kind: Kind; name: string; action: CaseAction }

export type Result = {
  call: string
  kind: Kind
  case: string
  expected: string
  got: string
  ok: boolean
}
/** A case that was not tried, or all cases of a call; `cases` is their least number. */
export type Untried = { call: string; kind: Kind | 'all'; case: string; reason: string; cases: number }
