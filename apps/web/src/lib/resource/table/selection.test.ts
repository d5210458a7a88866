import { describe, expect, it } from 'vitest'
import { countMarked, fullSelection, isMarked, mark, emptySelection } from './selection.ts'

const row = (id: string) => ({ id })
const idOf = ({ id }: { id: string }) => id

describe('marking rows (F4)', () => {
  it('keeps what was marked on other pages (F4)', () => {
    const first = mark(emptySelection, [row('a'), row('b')], idOf, true)
    const both = mark(first, [row('c')], idOf, true)
    expect(countMarked(both, 100)).toBe(3)
    expect(countMarked(mark(both, [row('a')], idOf, false), 100)).toBe(2)
    expect(isMarked(both, 'a')).toBe(true)
    expect(isMarked(both, 'd')).toBe(false)
  })

  it('marks the whole result, but those that are let go again (F4)', () => {
    const allButOne = mark(fullSelection, [row('a')], idOf, false)
    expect(isMarked(allButOne, 'a')).toBe(false)
    expect(isMarked(allButOne, 'never seen')).toBe(true)
    expect(countMarked(allButOne, 10_300)).toBe(10_299)
    expect(countMarked(mark(allButOne, [row('a')], idOf, true), 10_300)).toBe(10_300)
  })
})
