import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { type Answer, ok } from './answer.ts'

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
