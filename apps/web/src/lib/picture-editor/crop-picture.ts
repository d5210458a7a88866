import { MAX_PICTURE_LETTERS } from '@campo-livre/domain/users/picture-data.ts'
import { encodePicture } from './encode-picture.ts'

/** A square of a picture, in the picture's pixels. */
export type Square = { x: number; y: number; width: number }

const widths = [512, 384, 256] as const

/** Cuts a square out of a picture; returns a data address of at most `MAX_PICTURE_LETTERS`, 512 pixels wide or less. */
export function cropPicture(picture: HTMLCanvasElement, square: Square): string {
  const area = { ...square, height: square.width }
  return encodePicture(picture, area, { widths, letters: MAX_PICTURE_LETTERS })
}
