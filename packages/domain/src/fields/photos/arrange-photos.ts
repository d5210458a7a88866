import type { FieldPhoto } from './field-photo.ts'
import type { KeptPhoto } from './field-photos-input.ts'

/** Returns the photos that stay, in the wanted order and with the wanted captions; unknown ones are left out. */
export function arrangePhotos(
  photos: readonly FieldPhoto[],
  kept: readonly Readonly<KeptPhoto>[],
): FieldPhoto[] {
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  return kept.flatMap(({ id, caption }) => {
    const photo = known.get(id)
    return photo ? [{ ...photo, caption }] : []
  })
}

/** Returns a list with the item at `from` moved to `to`; both count from zero, and `to` is kept within the list. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list]
  const taken = moved.splice(from, 1)
  moved.splice(Math.max(0, to), 0, ...taken)
  return moved
}
