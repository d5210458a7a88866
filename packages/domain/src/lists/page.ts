import * as z from 'zod/mini'

export const DEFAULT_PER_PAGE = 20
export const MAX_PER_PAGE = 100

/** The metadata of a paged answer, beside its `data`. `page` counts from 1. */
export const pageMetaSchema = z.object({
  page: z.int().check(z.positive()),
  perPage: z.int().check(z.positive()),
  total: z.int().check(z.nonnegative()),
})
export type PageMeta = z.infer<typeof pageMetaSchema>

/** Returns the number of pages of a list; an empty list has one. */
export function pageCount(meta: PageMeta): number {
  return Math.max(1, Math.ceil(meta.total / meta.perPage))
}
