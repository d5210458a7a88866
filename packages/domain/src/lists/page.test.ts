import { expect, it } from 'vitest'
import { pageCount } from './page.ts'

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [1000, 50],
])('%i rows, 20 a page, are %i pages', (total, pages) => {
  expect(pageCount({ page: 1, perPage: 20, total })).toBe(pages)
})
