import { addFieldPhotoSpec } from '@campo-livre/contract/fields/add-field-photo.ts'
import { changeFieldPhotosSpec } from '@campo-livre/contract/fields/change-field-photos.ts'
import type { FieldPhotos } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import * as operations from '@campo-livre/domain/fields/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { asOfNow } from './as-of-now.ts'
import { owned } from '../ownership/owned.ts'

function toPhotos(db: Database, now: string, field: FieldRecord): FieldPhotos {
  const { version, photos } = asOfNow(db, field, now)
  return { version, photos }
}

/** Adds a photo to a field of the user's company (H1). */
export const addFieldPhoto = answer(
  owned(addFieldPhotoSpec, 'fields', 'arena'),
  async ({ db, files, now, row: field, company, body: { image } }) => {
    const url = await keepFile(files, image, { kind: 'photo', field: 'image' })
    const photo = { id: newId('pho'), url }
    const outcome = operations.addFieldPhoto(field, photo, localDay(company.timeZone, now))
    const { changes } = await applyOutcome(db, outcome)
    return ok(toPhotos(db, now, changes.fields[0]), { status: 201, message: 'A foto foi enviada.' })
  },
)

/** Orders, captions and removes the photos of a field, if the caller has its newest version. */
export const changeFieldPhotos = answer(
  owned(changeFieldPhotosSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const outcome = operations.changeFieldPhotos(field, body, localDay(company.timeZone, now))
    const { changes } = await applyOutcome(
      db,
      outcome,
      ifStale(() => toPhotos(db, now, field)),
    )
    return ok(toPhotos(db, now, changes.fields[0]), { message: 'As fotos do campo foram salvas.' })
  },
)
