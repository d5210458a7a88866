import { addFieldPhotoCall, type addFieldPhotoSpec } from '@campo-livre/contract/fields/add-field-photo.ts'
import {
  changeFieldPhotosCall,
  type changeFieldPhotosSpec,
} from '@campo-livre/contract/fields/change-field-photos.ts'
import type { FieldPhotos, FieldPhotosChange } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { callApi } from '../client/call-api.ts'

/**
 * Adds a photo to a field; the same key never adds two. `image`: a data address (`newFieldPhotoSchema`). `onProgress` is
 * called with the part that has been sent, from 0 to 1.
 */
export function addFieldPhoto(
  id: string,
  image: string,
  attempt: { signal: AbortSignal; idempotencyKey: string; onProgress: (part: number) => void },
): Promise<FieldPhotos> {
  return callApi<typeof addFieldPhotoSpec>(addFieldPhotoCall, {
    params: { id },
    body: { image },
    ...attempt,
  })
}

/** Orders, captions and removes the photos of a field; fails with a 409 (`stale`) when its version has changed. */
export function changeFieldPhotos(
  id: string,
  body: FieldPhotosChange,
  signal: AbortSignal,
): Promise<FieldPhotos> {
  return callApi<typeof changeFieldPhotosSpec>(changeFieldPhotosCall, { params: { id }, body, signal })
}
