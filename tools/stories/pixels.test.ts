import { describe, expect, it } from 'vitest'
import { comparePixels, type Pixels } from './pixels.ts'

/** Makes a picture of one row of greys. */
const row = (...greys: number[]): Pixels => ({
  data: new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255])),
  width: greys.length,
  height: 1,
})

const red = [200, 0, 60, 255]

describe('comparePixels', () => {
  it('finds nothing between equal pictures, and shows the picture pale', () => {
    const { differing, picture } = comparePixels(row(0, 255), row(0, 255))
    expect(differing).toBe(0)
    expect([...picture.data]).toEqual([192, 192, 192, 255, 255, 255, 255, 255])
  })

  it('marks what differs', () => {
    const { differing, picture } = comparePixels(row(0, 255, 0), row(8, 246, 0))
    expect(differing).toBe(1)
    expect([...picture.data.subarray(4, 8)]).toEqual(red)
  })

  it('marks what only one of two sizes has', () => {
    const { differing, picture } = comparePixels(row(9), row(9, 9, 9))
    expect(differing).toBe(2)
    expect([picture.width, picture.height]).toEqual([3, 1])
    expect(comparePixels(row(9, 9), row(9)).differing).toBe(1)
  })
})
