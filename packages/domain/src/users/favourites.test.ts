import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFavourites } from './favourites.ts'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))

describe('favourites (H1)', () => {
  it('has the latest first, each once', () => {
    expect(changeFavourites(['a', 'b'], { add: ['c', 'b', 'c'], remove: ['a'] })).toEqual(['c', 'b'])
    expect(changeFavourites(['a'], { add: [], remove: [] })).toEqual(['a'])
  })

  it('is the union of what was kept and what comes without what goes, and the same when said again', () => {
    fc.assert(
      fc.property(ids, ids, ids, (kept, add, remove) => {
        const once = changeFavourites(kept, { add, remove })
        expect(new Set(once)).toEqual(new Set([...kept, ...add].filter((id) => !remove.includes(id))))
        expect(new Set(once).size).toBe(once.length)
        expect(changeFavourites(once, { add, remove })).toEqual(once)
      }),
    )
  })
})
