import type { Page } from '@campo-livre/api/client/parse.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { MAX_PER_PAGE, pageCount } from '@campo-livre/domain/lists/page.ts'

type Options<Row> = {
  ask: (question: ListQuestion) => Promise<Page<Row>>
  question: ListQuestion
  idOf: (row: Row) => string
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/**
 * The whole result, page by page. A row that moves to a later page meanwhile is taken once. Rejects when one page
 * cannot be had, and at once when it is cancelled.
 */
export async function fetchAll<Row>({
  ask,
  question,
  idOf,
  signal,
  onProgress,
}: Options<Row>): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true })
  })
  for (let page = 1, pages = 1; page <= pages; page++) {
    signal.throwIfAborted()
    const { items, meta } = await Promise.race([ask({ ...question, page, perPage: MAX_PER_PAGE }), cancelled])
    for (const row of items) rows.set(idOf(row), row)
    pages = pageCount(meta)
    onProgress(rows.size, meta.total)
  }
  return [...rows.values()]
}
