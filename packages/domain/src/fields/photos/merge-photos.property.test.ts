import fc from 'fast-check'
import { describe, it, expect } from 'vitest'
import { arrangePhotos } from './arrange-photos.ts'
import { mergePhotos } from './merge-photos.ts'

const all = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, url: `/${index}`, caption: '' }))
const caption = fc.constantFrom('', 'um', 'dois')
const photos = fc
  .shuffledSubarray(all)
  .chain((list) =>
    fc
      .array(caption, { minLength: list.length, maxLength: list.length })
      .map((captions) => list.map((photo, index) => ({ ...photo, caption: captions[index] ?? '' }))),
  )

describe('merging photos', () => {
  it('takes theirs where I did nothing, and mine where they did nothing', () => {
    fc.assert(
      fc.property(photos, photos, (base, theirs) => {
        expect(mergePhotos(base, base, theirs)).toEqual(theirs)
      }),
    )
    fc.assert(
      fc.property(photos, photos, (base, wish) => {
        const mine = arrangePhotos(base, wish)
        expect(mergePhotos(base, mine, base)).toEqual(mine)
      }),
    )
  })

  it('has each of theirs at most once, and nothing else', () => {
    fc.assert(
      fc.property(photos, photos, photos, (base, wish, theirs) => {
        const merged = mergePhotos(base, arrangePhotos(base, wish), theirs).map(({ id }) => id)
        expect(new Set(merged).size).toBe(merged.length)
        expect(merged.every((id) => theirs.some((photo) => photo.id === id))).toBe(true)
      }),
    )
  })

  it('never loses a photo that was added meanwhile', () => {
    fc.assert(
      fc.property(photos, photos, photos, (base, wish, theirs) => {
        const merged = mergePhotos(base, arrangePhotos(base, wish), theirs).map(({ id }) => id)
        const added = theirs.filter(({ id }) => !base.some((photo) => photo.id === id))
        expect(added.every(({ id }) => merged.includes(id))).toBe(true)
      }),
    )
  })
})
