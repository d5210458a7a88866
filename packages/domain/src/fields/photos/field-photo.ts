import * as z from 'zod/mini'

/** The most photos of one field. */
export const MAX_FIELD_PHOTOS = 12

/** The most letters of a caption. */
export const MAX_CAPTION_LETTERS = 120

/** A photo of a field. The first of a field leads wherever the field is shown. */
export const fieldPhotoSchema = z.object({
  id: z.string(),
  /** The source of the picture; 16 : 10. */
  url: z.string(),
  /** A sentence about it; empty for none. */
  caption: z.string(),
})
export type FieldPhoto = z.infer<typeof fieldPhotoSchema>

/** Returns what a photo shows, in words: its caption, or `Foto 2 de Campo 1`. `index` counts from zero. */
export function photoName(photo: Pick<FieldPhoto, 'caption'>, index: number, fieldName: string): string {
  return photo.caption.trim() || `Foto ${index + 1} de ${fieldName}`
}
