import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAll } from './fetch-all.ts'

const rows = Array.from({ length: 250 }, (_, index) => ({ id: String(index) }))
const params = { page: 7, perPage: 20, sort: 'id', filters: [] }
const idOf = ({ id }: { id: string }) => id

function answer({ page, perPage }: { page: number; perPage: number }) {
  return {
    items: rows.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total: rows.length },
  }
}

describe('fetching a whole result', () => {
  it('asks page by page, a hundred rows each, and says how far it is (F4)', async () => {
    const told: number[] = []
    const all = await fetchAll({
      ask: (asked) => Promise.resolve(answer(asked)),
      params,
      idOf,
      signal: new AbortController().signal,
      onProgress: (done) => told.push(done),
      onPause: () => {},
    })
    expect(all).toEqual(rows)
    expect(told).toEqual([100, 200, 250])
  })

  it('stops at once when it is cancelled, even while an answer never comes', async () => {
    const controller = new AbortController()
    const asked: number[] = []
    const all = fetchAll({
      ask: ({ page }) => {
        asked.push(page)
        return new Promise(() => {})
      },
      params,
      idOf,
      signal: controller.signal,
      onProgress: () => {},
      onPause: () => {},
    })
    controller.abort()
    await expect(all).rejects.toHaveProperty('name', 'AbortError')
    expect(asked).toEqual([1])
  })

  it('fails as a whole when a page cannot be had', async () => {
    const all = fetchAll({
      ask: (asked) => (asked.page === 2 ? Promise.reject(new Error('lost')) : Promise.resolve(answer(asked))),
      params,
      idOf,
      signal: new AbortController().signal,
      onProgress: () => {},
      onPause: () => {},
    })
    await expect(all).rejects.toThrow('lost')
  })

  it('takes a row once that moves to a later page meanwhile', async () => {
    const moved = [...rows.slice(0, 150), ...rows.slice(99, 100), ...rows.slice(150)]
    const all = await fetchAll({
      ask: ({ page, perPage }) =>
        Promise.resolve({
          items: moved.slice((page - 1) * perPage, page * perPage),
          meta: { page, perPage, total: moved.length },
        }),
      params,
      idOf,
      signal: new AbortController().signal,
      onProgress: () => {},
      onPause: () => {},
    })
    expect(all.map(idOf)).toEqual(rows.map(idOf))
  })
})

describe('fetching from a server that has had too many requests', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Refuses each page once, with these seconds to wait. */
  function refusing(waits: (number | null)[]) {
    const at: number[] = []
    return {
      at,
      ask: (asked: { page: number; perPage: number }) => {
        at.push(Number(vi.getMockedSystemTime()))
        const retryAfter = at.length % 2 === 1 ? waits[(at.length - 1) / 2] : undefined
        return retryAfter === undefined
          ? Promise.resolve(answer(asked))
          : Promise.reject(new ApiError({ kind: 'refused', status: 429, retryAfter }))
      },
    }
  }

  it('waits as long as it is told to, five seconds where nothing is said, and goes on (F4)', async () => {
    const { ask, at } = refusing([3, null, 0])
    const pauses: number[] = []
    const all = fetchAll({
      ask,
      params,
      idOf,
      signal: new AbortController().signal,
      onProgress: () => {},
      onPause: (seconds) => pauses.push(seconds),
    })
    await vi.runAllTimersAsync()
    expect(await all).toEqual(rows)
    expect(pauses).toEqual([3, 5, 1])
    expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 3000, 3000, 8000, 8000, 9000])
  })

  it('stops at once when it is cancelled during the pause', async () => {
    const controller = new AbortController()
    const { ask, at } = refusing([60])
    const all = fetchAll({
      ask,
      params,
      idOf,
      signal: controller.signal,
      onProgress: () => {},
      onPause: () => controller.abort(),
    })
    await expect(all).rejects.toHaveProperty('name', 'AbortError')
    await vi.runAllTimersAsync()
    expect(at).toHaveLength(1)
  })
})

it('ends at the first empty page, whatever the total says', async () => {
  const asked: number[] = []
  const all = await fetchAll({
    ask: (page) => {
      asked.push(page.page)
      const { items, meta } = answer(page)
      return Promise.resolve({ items, meta: { ...meta, total: 1e9 } })
    },
    params,
    idOf,
    signal: new AbortController().signal,
    onProgress: () => {},
    onPause: () => {},
  })
  expect(all).toEqual(rows)
  expect(asked).toEqual([1, 2, 3, 4])
})
