import { describe, expect, it } from 'vitest'
import { type Cells, moveFocus, tabStop } from './roving.ts'

const cells: Cells = [
  [1, null, 3],
  [4, 5, 6],
  [null, 8, null],
]
const move = (from: number, key: string, ctrl = false) => moveFocus(cells, from, key, ctrl)

describe('moving the focus', () => {
  it('follows the arrows and passes over gaps', () => {
    expect(move(1, 'ArrowDown')).toBe(4)
    expect(move(1, 'ArrowRight')).toBe(3)
    expect(move(6, 'ArrowUp')).toBe(3)
    expect(move(8, 'ArrowUp')).toBe(5)
  })
  it('stays at the edges', () => {
    expect(move(3, 'ArrowRight')).toBeNull()
    expect(move(4, 'ArrowDown')).toBeNull()
  })
  it('goes to the ends of the row, with Ctrl to those of the whole', () => {
    expect(move(5, 'Home')).toBe(4)
    expect(move(1, 'End')).toBe(3)
    expect(move(5, 'Home', true)).toBe(1)
    expect(move(1, 'End', true)).toBe(8)
  })
  it('leaves other keys alone', () => {
    expect(move(1, 'a')).toBeNull()
  })
})

describe('where Tab lands', () => {
  it('is the best wish that is there, else the first cell', () => {
    expect(tabStop(cells, null, 99, 5)).toBe(5)
    expect(tabStop(cells, null)).toBe(1)
    expect(tabStop([[null]], 5)).toBeNull()
  })
})
