import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The users who may make a call. */
export type Who = 'anyone' | 'signed-in' | readonly Role[]

/** The refusals that a call declares: by code, a sentence for the reference about when it happens. */
export type Refusals = Readonly<Partial<Record<RefusalCode, string>>>

/** The part of a declaration that a client needs at run time: the route, and the schemas that read its answer. */
export type DeclaredCall = {
  readonly method: Method
  /** `/bookings/{id}`, relative to the base path of the API. */
  readonly path: string
  /** The schemas of `data` and `meta` in a good answer, for a client that reads it by them. */
  readonly output?: z.ZodMiniType
  readonly meta?: z.ZodMiniType
  /**
   * True for a GET that is polled: its good answer has an `ETag`, and is a 304 without a body to who sends that in
   * `If-None-Match`.
   */
  readonly etag?: boolean
}

/** The rest of a declaration, for servers, the reference, and the types of a client. */
export type Terms = {
  readonly who: Who
  readonly body?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** The schema of `data` where clients read it in their own way or not at all; `null` by default. */
  readonly output?: z.ZodMiniType
  /** True when it accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** True when its body is written down nowhere, in no log either. */
  readonly secret?: boolean
  /** The status of a good answer; 200 by default. */
  readonly status?: number
  /** The answer is the data alone, without the envelope. */
  readonly bare?: boolean
  /** The kind of a good answer; JSON by default. */
  readonly media?: 'application/json' | 'text/calendar'
  /** True when a server may answer who accepts `application/pdf` with the answer as a paper (decision 183). */
  readonly paper?: boolean
  /** True when the real server does not know it (decision 018). */
  readonly extension?: boolean
  /** One sentence for the reference. */
  readonly summary: string
  /** The refusals in addition to those of the guards (codes-of.ts). */
  readonly refusals?: Refusals
}

/** A complete declaration: absent parts are null. */
export type CallSpec = {
  readonly method: Method
  readonly path: string
  readonly output: z.ZodMiniType
  readonly meta: z.ZodMiniType | null
  readonly who: Who
  readonly body: z.ZodMiniType | null
  readonly query: z.ZodMiniType | null
  readonly idempotent: boolean
  readonly etag: boolean
  readonly secret: boolean
  readonly status: number
  readonly bare: boolean
  readonly media: 'application/json' | 'text/calendar'
  readonly paper: boolean
  readonly extension: boolean
  readonly summary: string
  readonly refusals: Refusals
}

/**
 * Completes the declaration of a call. The terms stay out of the client's bundle: a client imports the result as a type
 * alone, and a bundler drops a function that is not called.
 */
// @__NO_SIDE_EFFECTS__
export function describeCall<const C extends DeclaredCall, const T extends Terms>(
  call: C,
  terms: () => T,
): Described<C, T> {
  return { ...unsaid, ...call, ...terms() }
}

/** The complete declaration with its exact types: a part that is absent has the type `null`. */
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
  etag: false as const,
  secret: false as const,
  status: 200,
  bare: false,
  media: 'application/json' as const,
  paper: false as const,
  extension: false,
  refusals: {},
}
