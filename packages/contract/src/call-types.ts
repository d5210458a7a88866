import type * as z from 'zod/mini'
import type { CallSpec } from './call.ts'

/** The names between braces: `/bookings/{id}/cancel` → `{ id: string }`. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<Rest>
  : unknown

/** What a client sends as the body of a call. */
export type BodyOf<S extends CallSpec> = S extends { body: infer B extends z.ZodMiniType }
  ? Sent<z.input<B>>
  : never

/** Nobody changes what they are about to send: what may not be changed will do. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

/** What a client asks in the query: each parameter as it is or, where the server reads more out of it, as its text. */
export type QueryOf<S extends CallSpec> = S extends { query: infer Q extends z.ZodMiniType }
  ? Asked<z.output<Q>>
  : never

type Asked<Q> = {
  readonly [K in keyof Q]?: (Q[K] extends string | number | undefined ? Q[K] : string) | undefined
}

/** What a client gets out of `data`. */
export type OutputOf<S extends CallSpec> = z.output<S['output']>
