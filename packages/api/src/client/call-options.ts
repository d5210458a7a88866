import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { BodyOf, PathParams, QueryOf } from '@campo-livre/contract/call-types.ts'

/** The options that every call accepts. */
type Anyway = {
  readonly signal?: AbortSignal | undefined
  /** Lets the request finish when the page is left. */
  readonly keepalive?: boolean
  /** Called with the part of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** True for a login: its 401 means a wrong password, not a lost session. */
  readonly signsIn?: boolean
}

type Params<S extends CallSpec> = keyof PathParams<S['path']> extends never
  ? unknown
  : { readonly params: PathParams<S['path']> }
type Body<S extends CallSpec> = S['body'] extends null ? unknown : { readonly body: BodyOf<S> }
type Query<S extends CallSpec> = S['query'] extends null ? unknown : { readonly query: QueryOf<S> }
type Key<S extends CallSpec> = S['idempotent'] extends true ? { readonly idempotencyKey: string } : unknown

type CallOptions<S extends CallSpec> = Anyway & Params<S> & Body<S> & Query<S> & Key<S>

/** The arguments of a call; the options may be left out when none is required. */
export type CallArguments<S extends CallSpec> =
  Anyway extends CallOptions<S> ? [options?: CallOptions<S>] : [options: CallOptions<S>]
