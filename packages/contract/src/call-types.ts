import type * as z from 'zod/mini'
import type { CallSpec } from './call.ts'

/** The parameters of a path: `/bookings/{id}/cancel` → `{ id: string }`. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<Rest>
  : unknown

/** The body that a client sends. */
export type BodyOf<S extends CallSpec> = S extends { body: infer B extends z.ZodMiniType }
  ? Sent<z.input<B>>
  : never

/** The same type with everything read-only: sent values are not changed. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

/**
 * The query that a client sends: each parameter in its parsed type or, where the server parses more out of a text, as a
 * text.
 */
export type QueryOf<S extends CallSpec> = S extends { query: infer Q extends z.ZodMiniType }
  ? Asked<z.output<Q>>
  : never

type Asked<Q> = {
  readonly [K in keyof Q]?: (Q[K] extends string | number | undefined ? Q[K] : string) | undefined
}

/** The value that a client gets from `data`. */
export type OutputOf<S extends CallSpec> = z.output<S['output']>
