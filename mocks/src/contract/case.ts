import type { Method } from '@campo-livre/contract/call.ts'

/** What is looked at, in the order in which it is tried. */
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
] as const
export type Kind = (typeof kinds)[number]

/** What should come back: one of these statuses, and for a refusal the field at which it is told. */
export type Expected = { status: number | readonly number[]; field?: string }

/** A value put somewhere into the good request; `undefined` takes it out. */
export type Change =
  | { part: 'body'; at: readonly (string | number)[]; value: unknown }
  | { part: 'query'; name: string; value: string }
  | { part: 'raw'; text: string }

/** Who asks: the one who may, nobody, somebody with a made-up token, or another profile. */
export type Asker = 'maker' | 'nobody' | 'made-up' | 'athlete' | 'company' | 'admin'

/** How an `Idempotency-Key` is used. */
export type KeyWay = 'same' | 'other body' | 'too long' | 'after a refusal' | 'at once'

/** What is done, as data: nothing has been asked yet. */
export type Deed =
  /** The good request with something wrong about it: nothing comes of it. */
  | { does: 'refuse'; as: Asker; at: 'own' | 'another' | 'unknown'; change?: Change; expects: Expected }
  /** Beside the declared paths and methods. */
  | { does: 'stray'; method: Method; under: string; expects: Expected }
  /** A good request, as declared; with a question of its own perhaps. */
  | { does: 'good'; query?: Record<string, string>; as?: Asker }
  /** With something in it that is not the client's to say. */
  | { does: 'extra'; field: string; value: unknown }
  /** One good request, then the same. */
  | { does: 'again'; expects: Expected | 'same' }
  /** Wrong tries, until one more is too many. */
  | { does: 'tries'; free: number }
  /** The same at once. */
  | { does: 'race'; times: number; expects: Expected | 'same' }
  /** With an `Idempotency-Key`. */
  | { does: 'key'; how: KeyWay }

export type Case = { kind: Kind; name: string; deed: Deed }

export type Result = {
  call: string
  kind: Kind
  case: string
  expected: string
  got: string
  ok: boolean
}
/** A case, or all of a call, that was not tried: so many at the least. */
export type Left = { call: string; kind: Kind | 'all'; case: string; reason: string; cases: number }
