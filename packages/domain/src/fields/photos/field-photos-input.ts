import * as z from 'zod/mini'
import { pictureDataUpTo } from '../../users/picture-data.ts'
import { fieldPhotoSchema, MAX_CAPTION_LETTERS, MAX_FIELD_PHOTOS } from './field-photo.ts'

/** Maximum length of a field photo's data URL, in characters: a picture of some 480 kB. */
export const MAX_PHOTO_LETTERS = 640_000

/** The body of `POST /company/fields/{id}/photos`: one picture as a data URL. */
export const newFieldPhotoSchema = z.object({ image: pictureDataUpTo(MAX_PHOTO_LETTERS) })

const captionSchema = z
  .string('Escreva a legenda.')
  .check(
    z.trim(),
    z.maxLength(MAX_CAPTION_LETTERS, `Encurte a legenda: cabem ${MAX_CAPTION_LETTERS} letras.`),
  )

/** A photo that stays, with its caption; empty for none. */
const keptPhotoSchema = z.object({ id: z.string(), caption: captionSchema })
export type KeptPhoto = z.infer<typeof keptPhotoSchema>

const eachOnce = z.refine<readonly { id: string }[]>(
  (photos) => new Set(photos.map(({ id }) => id)).size === photos.length,
  'Cada foto entra uma vez só.',
)

/** The body of `PUT /company/fields/{id}/photos`: those that stay, in their order. */
export const fieldPhotosChangeSchema = z.object({
  /** The version that was read; without one it is not compared. */
  version: z.optional(z.int()),
  photos: z
    .array(keptPhotoSchema)
    .check(z.maxLength(MAX_FIELD_PHOTOS, `Cabem ${MAX_FIELD_PHOTOS} fotos por campo.`), eachOnce),
})
export type FieldPhotosChange = z.infer<typeof fieldPhotosChangeSchema>

/** The photos of a field, with the version of the field at which they stand so. */
export const fieldPhotosSchema = z.object({ version: z.int(), photos: z.array(fieldPhotoSchema) })
export type FieldPhotos = z.infer<typeof fieldPhotosSchema>
