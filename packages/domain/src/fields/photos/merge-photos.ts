import type { KeptPhoto } from './field-photos-input.ts'

/**
 * Joins what two people did to the photos of a field. `base`: as both found them; `mine`: as one has arranged them
 * here, not yet sent; `theirs`: as they are now. What only one side changed is taken over; where both did, mine stays.
 * A photo that they removed is gone, one that they added is there, at its place among theirs or at the end.
 */
export function mergePhotos<T extends KeptPhoto>(
  base: readonly KeptPhoto[],
  mine: readonly KeptPhoto[],
  theirs: readonly T[],
): T[] {
  const before = byId(base)
  const wanted = byId(mine)
  const removed = (id: string) => before.has(id) && !wanted.has(id)
  const merged = theirs
    .filter(({ id }) => !removed(id))
    .map((photo) => {
      const caption = wanted.get(photo.id)?.caption
      const changed = caption !== undefined && caption !== before.get(photo.id)?.caption
      return changed ? { ...photo, caption } : photo
    })
  return isMoved(base, mine) ? inOrderOf(mine, merged) : merged
}

const byId = (photos: readonly KeptPhoto[]) => new Map(photos.map((photo) => [photo.id, photo]))

/** Returns whether the photos that are still there stand in another order than before. */
function isMoved(base: readonly KeptPhoto[], mine: readonly KeptPhoto[]): boolean {
  const wanted = byId(mine)
  const before = base.filter(({ id }) => wanted.has(id))
  return before.some(({ id }, index) => mine[index]?.id !== id)
}

/** Returns the photos in the order of others; those that are not among them come last, in their own. */
function inOrderOf<T extends KeptPhoto>(others: readonly KeptPhoto[], photos: readonly T[]): T[] {
  const place = new Map(others.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: KeptPhoto) => place.get(id) ?? others.length
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b))
}
