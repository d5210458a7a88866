import { addFieldPhotoSpec } from '@campo-livre/contract/fields/add-field-photo.ts'
import { changeFieldPhotosSpec } from '@campo-livre/contract/fields/change-field-photos.ts'
import { arrangePhotos } from '@campo-livre/domain/fields/arrange-photos.ts'
import { MAX_FIELD_PHOTOS } from '@campo-livre/domain/fields/field-photo.ts'
import type { FieldPhotos } from '@campo-livre/domain/fields/field-photos-input.ts'
import { newId } from '../store/ids.ts'
import type { FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { asOfNow } from './as-of-now.ts'
import { ownField } from './own-field.ts'

const toPhotos = ({ version, photos }: FieldRecord): FieldPhotos => ({ version, photos })

/**
 * Adds a photo to a field of the user's company (H1). A real server would store a file and return its address; here the
 * address holds the picture.
 */
export const addFieldPhoto = answer(addFieldPhotoSpec, async ({ db, now, user, params, body: { image } }) => {
  const { id, photos, version } = asOfNow(db, ownField(db, user, params.id), now)
  if (photos.length >= MAX_FIELD_PHOTOS)
    throw new Refused(
      'conflict',
      `Cabem ${MAX_FIELD_PHOTOS} fotos por campo. Remova uma antes de enviar outra.`,
    )
  const photo = { id: newId('pho'), url: image, caption: '' }
  const changed = await db.fields.update(id, { photos: [...photos, photo], version: version + 1 })
  return ok(toPhotos(asOfNow(db, changed, now)), { status: 201, message: 'A foto foi enviada.' })
})

/** Orders, captions and removes the photos of a field, if the caller has its newest version. */
export const changeFieldPhotos = answer(
  changeFieldPhotosSpec,
  async ({ db, now, user, params, body: { version, photos } }) => {
    const field = asOfNow(db, ownField(db, user, params.id), now)
    if (version !== undefined && version !== field.version)
      throw new Refused('stale', 'As fotos mudaram enquanto você editava.', { data: toPhotos(field) })
    const changed = await db.fields.update(field.id, {
      photos: arrangePhotos(field.photos, photos),
      version: field.version + 1,
    })
    return ok(toPhotos(asOfNow(db, changed, now)), { message: 'As fotos do campo foram salvas.' })
  },
)
