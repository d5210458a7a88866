import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { Envelope } from './client.ts'

/** Returns a value as the schema reads it; throws an `ApiError` of kind `malformed` when it does not fit. */
export function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ApiError({ kind: 'malformed' })
}

/** A page of items, with its `meta`. */
export type Page<T, M = PageMeta> = { items: T[]; meta: M }

/** The schemas that read the answer of a paged call. */
export type PagedCall<T, M> = { readonly output: z.ZodMiniType<T[]>; readonly meta: z.ZodMiniType<M> }

/** Reads a page: `data` and `meta`, each by its schema. */
export function readPage<T, M>({ output, meta }: PagedCall<T, M>, envelope: Envelope): Page<T, M> {
  return { items: parse(output, envelope.data), meta: parse(meta, envelope.meta) }
}
