import { pageMetaSchema, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { Envelope } from './client.ts'

/** What came in, believed only after the domain's schema agrees; else an `ApiError` of kind `nonsense`. */
export function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ApiError({ kind: 'nonsense' })
}

/** A page of things with its facts. */
export type Page<T, M = PageMeta> = { items: T[]; meta: M }

/** Reads a list answer: `data` by the list's schema, `meta` as page facts. */
export function parsePage<T>(list: z.ZodMiniType<T[]>, envelope: Envelope): Page<T> {
  return { items: parse(list, envelope.data), meta: parse(pageMetaSchema, envelope.meta) }
}
