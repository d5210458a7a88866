import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may make a call. */
export type Who = 'anyone' | 'signed-in' | readonly Role[]

/** The refusals that a call declares: code → when, in a sentence of the reference. */
export type Refusals = Readonly<Partial<Record<RefusalCode, string>>>

/** What a client needs at run time: where a call goes, and by what its answer is read. */
export type DeclaredCall = {
  readonly method: Method
  /** `/bookings/{id}`, relative to the base path of the API. */
  readonly path: string
  /** What `data` is in a good answer, where a client reads it by that, and `meta` beside it. */
  readonly output?: z.ZodMiniType
  readonly meta?: z.ZodMiniType
}

/** Everything else that holds of it, for servers, the reference, and the types of a client. */
export type Terms = {
  readonly who: Who
  readonly body?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** What `data` is, where clients read it in their own way or not at all; `null` unless said. */
  readonly output?: z.ZodMiniType
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** The status of a good answer; 200 unless said. */
  readonly status?: number
  /** The answer is the data alone, without the envelope. */
  readonly bare?: boolean
  /** Ours alone: the real server does not know it (decision 018). */
  readonly extension?: boolean
  /** What it is for, in a sentence of the reference. */
  readonly summary: string
  /** Those beyond what follows from the guards (codes-of.ts). */
  readonly refusals?: Refusals
}

/** A call as a whole, with nothing left unsaid. */
export type CallSpec = {
  readonly method: Method
  readonly path: string
  readonly output: z.ZodMiniType
  readonly meta: z.ZodMiniType | null
  readonly who: Who
  readonly body: z.ZodMiniType | null
  readonly query: z.ZodMiniType | null
  readonly idempotent: boolean
  readonly status: number
  readonly bare: boolean
  readonly extension: boolean
  readonly summary: string
  readonly refusals: Refusals
}

/**
 * Completes the declaration of a call. What is said here alone is in no client's code: a bundler leaves out what is
 * imported for its type alone, as nothing in a function can have an effect before it is called.
 */
// @__NO_SIDE_EFFECTS__
export function describeCall<const C extends DeclaredCall, const T extends Terms>(
  call: C,
  terms: () => T,
): Described<C, T> {
  return { ...unsaid, ...call, ...terms() }
}

/** A call as a whole, as exactly as it was declared: what it does not take is `null` in its type, too. */
export type Described<C extends DeclaredCall, T extends Terms> = CallSpec &
  Omit<typeof unsaid, keyof C | keyof T> &
  C &
  T

const unsaid = {
  output: /* @__PURE__ */ z.null(),
  meta: null,
  body: null,
  query: null,
  idempotent: false as const,
  status: 200,
  bare: false,
  extension: false,
  refusals: {},
}
