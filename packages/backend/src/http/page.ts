import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { mapAll } from '../store/not-loaded.ts'
import { type Answer, ok } from './answer.ts'

export type PageQuery = { page: number; perPage: number }

/** Returns the rows of one page. */
export function slicePage<T>(rows: readonly T[], { page, perPage }: PageQuery): T[] {
  return rows.slice((page - 1) * perPage, page * perPage)
}

/** Returns the `meta` of a page. */
export function pageMeta(total: number, { page, perPage }: PageQuery): PageMeta {
  return { page, perPage, total }
}

/** Answers one page of `rows`, each converted by `show`; rows of other pages are not touched. */
export function okPage<T>(rows: readonly T[], query: PageQuery, show: (row: T) => unknown): Answer {
  return ok(mapAll(slicePage(rows, query), show), { meta: pageMeta(rows.length, query) })
}
