import { expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, null, 8]],
  [4, 8, [1, null, 3, 4, 5, null, 8]],
  [8, 8, [1, null, 7, 8]],
])('on page %i of %i names %j', (page, count, shown) => expect(pagesToShow(page, count)).toEqual(shown))
