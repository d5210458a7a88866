import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Page } from '@campo-livre/api/client/parse.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { MAX_PER_PAGE, pageCount } from '@campo-livre/domain/lists/page.ts'

type Options<Row> = {
  ask: (params: ListParams) => Promise<Page<Row>>
  params: ListParams
  idOf: (row: Row) => string
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  /** Called when the server demands a pause, in seconds. */
  onPause: (seconds: number) => void
}

/** The seconds of a pause where the server names none. */
const PAUSE = 5

/**
 * Reads the whole result, page by page. A row that moves to a later page meanwhile is taken once, and with a wrong
 * `total` it ends at the first empty page. It pauses when the server demands it. Rejects when a page fails, and at once
 * when cancelled.
 */
export async function fetchAll<Row>({ ask, params, idOf, signal, ...told }: Options<Row>): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true })
  })
  const askPatiently = async (page: number): Promise<Page<Row>> => {
    signal.throwIfAborted()
    try {
      return await Promise.race([ask({ ...params, page, perPage: MAX_PER_PAGE }), cancelled])
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = Math.max(1, error.retryAfter ?? PAUSE)
      told.onPause(seconds)
      await Promise.race([pause(seconds), cancelled])
      return askPatiently(page)
    }
  }
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, meta } = await askPatiently(page)
    if (items.length === 0) break
    for (const row of items) rows.set(idOf(row), row)
    pages = pageCount(meta)
    told.onProgress(rows.size, meta.total)
  }
  return [...rows.values()]
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
