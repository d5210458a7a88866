import { DEFAULT_PER_PAGE, MAX_PER_PAGE, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type Answer, ok } from './answer.ts'

/** The query parameters of every paged list. */
export const pageShape = {
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  perPage: z._default(
    z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_PER_PAGE)),
    DEFAULT_PER_PAGE,
  ),
}
export const pageQuerySchema = z.object(pageShape)

export type PageQuery = { page: number; perPage: number }

/** The rows of one page. */
export function slicePage<T>(rows: readonly T[], { page, perPage }: PageQuery): T[] {
  return rows.slice((page - 1) * perPage, page * perPage)
}

/** What to say about the page beside its rows. */
export function pageMeta(total: number, { page, perPage }: PageQuery): PageMeta {
  return { page, perPage, total }
}

/** Answers one page of `rows`, each shown by `show`; rows of other pages are not touched. */
export function okPage<T>(rows: readonly T[], query: PageQuery, show: (row: T) => unknown): Answer {
  return ok(slicePage(rows, query).map(show), { meta: pageMeta(rows.length, query) })
}
