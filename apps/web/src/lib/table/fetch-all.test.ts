import { describe, expect, it } from 'vitest'
import { fetchAll } from './fetch-all.ts'

const rows = Array.from({ length: 250 }, (_, index) => ({ id: String(index) }))
const question = { page: 7, perPage: 20, sort: 'id', filters: [] }
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
      question,
      idOf,
      signal: new AbortController().signal,
      onProgress: (done) => told.push(done),
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
      question,
      idOf,
      signal: controller.signal,
      onProgress: () => {},
    })
    controller.abort()
    await expect(all).rejects.toHaveProperty('name', 'AbortError')
    expect(asked).toEqual([1])
  })

  it('fails as a whole when a page cannot be had', async () => {
    const all = fetchAll({
      ask: (asked) => (asked.page === 2 ? Promise.reject(new Error('lost')) : Promise.resolve(answer(asked))),
      question,
      idOf,
      signal: new AbortController().signal,
      onProgress: () => {},
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
      question,
      idOf,
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(all.map(idOf)).toEqual(rows.map(idOf))
  })
})
