import { moveItem } from '@campo-livre/domain/fields/photos/arrange-photos.ts'
import type { FieldPhoto } from '@campo-livre/domain/fields/photos/field-photo.ts'
import type { KeptPhoto } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { mergePhotos } from '@campo-livre/domain/fields/photos/merge-photos.ts'
import { useState } from 'react'
import { type Arrangement, photosDraft } from './photos-draft.ts'

const toKept = (photos: readonly FieldPhoto[]): KeptPhoto[] =>
  photos.map(({ id, caption }) => ({ id, caption }))

/**
 * The photos of a field as they are to be: moved, captioned and removed here, and kept as a draft until they are saved.
 * Photos that come or go meanwhile are merged.
 */
export function useArrangement(fieldId: string, present: readonly FieldPhoto[]) {
  const [draft] = useState(() => photosDraft(fieldId))
  const [wish, setWish] = useState<Arrangement | null>(draft.read)
  const shown = wish ? mergePhotos(wish.base, wish.mine, present) : [...present]
  const arrange = (photos: readonly FieldPhoto[]) => {
    const next = { base: toKept(present), mine: toKept(photos) }
    const same = JSON.stringify(next.base) === JSON.stringify(next.mine)
    if (same) draft.drop()
    else draft.keep(next)
    setWish(same ? null : next)
  }
  const removed = present.filter(({ id }) => !shown.some((photo) => photo.id === id))
  return {
    shown,
    /** Those that go when it is saved. */
    removed,
    changed: JSON.stringify(toKept(shown)) !== JSON.stringify(toKept(present)),
    kept: toKept(shown),
    move: (from: number, to: number) => arrange(moveItem(shown, from, to)),
    describe: (id: string, caption: string) =>
      arrange(shown.map((photo) => (photo.id === id ? { ...photo, caption } : photo))),
    remove: (id: string) => arrange(shown.filter((photo) => photo.id !== id)),
    /** Takes a removed one back, to the place where it was. */
    restore: (id: string) => {
      const photo = present.find((each) => each.id === id)
      if (!photo) return
      const at = present.indexOf(photo)
      arrange([...shown.slice(0, at), photo, ...shown.slice(at)])
    },
    /** Forgets the arrangement, once it is saved. */
    end: () => {
      draft.drop()
      setWish(null)
    },
  }
}
