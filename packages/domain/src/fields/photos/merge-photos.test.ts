import { describe, expect, it } from 'vitest'
import { mergePhotos } from './merge-photos.ts'

const photo = (id: string, caption = '') => ({ id, url: `/${id}.webp`, caption })
const [a, b, c, d] = [photo('a'), photo('b'), photo('c'), photo('d')]
const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id).join('')

describe('photos that two people arrange at once (H1)', () => {
  it('keep my order and get theirs that are new, at the end', () => {
    expect(ids(mergePhotos([a, b, c], [c, a, b], [a, b, c, d]))).toBe('cabd')
  })

  it('take their order over where I moved nothing', () => {
    expect(ids(mergePhotos([a, b, c], [a, b, c], [c, d, b, a]))).toBe('cdba')
  })

  it('are without what either removed', () => {
    expect(ids(mergePhotos([a, b, c], [a, c], [a, b, c]))).toBe('ac')
    expect(ids(mergePhotos([a, b, c], [c, b, a], [a, c]))).toBe('ca')
  })

  it('keep my caption where both wrote one, else that of who did', () => {
    const mine = [photo('a', 'minha'), b]
    const theirs = [photo('a', 'deles'), photo('b', 'deles')]
    expect(mergePhotos([a, b], mine, theirs)).toEqual([photo('a', 'minha'), photo('b', 'deles')])
  })

  it('keep a caption that I took away', () => {
    expect(mergePhotos([photo('a', 'antiga')], [a], [photo('a', 'antiga')])).toEqual([a])
  })
})
