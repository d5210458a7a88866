import { describe, expect, it } from 'vitest'
import { arrangePhotos, moveItem } from './arrange-photos.ts'

const photo = (id: string, caption = '') => ({ id, url: `/${id}.webp`, caption })
const three = [photo('a'), photo('b', 'O gol'), photo('c')]

describe('photos in a wanted order (H1)', () => {
  it('are moved, captioned and left out; their addresses stay', () => {
    const kept = [
      { id: 'c', caption: 'O bar' },
      { id: 'a', caption: '' },
    ]
    expect(arrangePhotos(three, kept)).toEqual([photo('c', 'O bar'), photo('a')])
  })

  it('leave out one that is not there', () => {
    expect(arrangePhotos(three, [{ id: 'z', caption: '' }])).toEqual([])
  })
})

describe('an item of a list', () => {
  it('is moved before and after others', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })

  it('stays within the list', () => {
    expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
    expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  })
})
