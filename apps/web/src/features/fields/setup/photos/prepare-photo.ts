import { MAX_PHOTO_LETTERS } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { type Area, encodePicture } from '../../../../lib/picture-editor/encode-picture.ts'
import {
  openPicture,
  type PictureLimits,
  PictureProblem,
} from '../../../../lib/picture-editor/read-picture.ts'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import type { Failure } from './photo-queue.ts'

/** The sizes that a phone or a camera makes, and enough pixels for a large screen. */
const limits: PictureLimits = { megabytes: 50, side: 2_560, least: { width: 640, height: 400 } }

/** The shape in which fields are shown everywhere. */
const RATIO = 16 / 10

const widths = [1_600, 1_280, 960, 640] as const

/**
 * Opens a chosen file, cuts it to 16 : 10 around its middle and makes it small; returns a data address of at most
 * `MAX_PHOTO_LETTERS`. Throws a `PictureProblem` when the file cannot be used.
 */
export async function preparePhoto(file: File): Promise<string> {
  const canvas = await openPicture(file, limits)
  return encodePicture(canvas, landscapeOf(canvas), { widths, letters: MAX_PHOTO_LETTERS })
}

/** Returns the largest area of 16 : 10 in the middle of a picture. */
function landscapeOf({ width, height }: { width: number; height: number }): Area {
  const wide = Math.min(width, height * RATIO)
  const high = wide / RATIO
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high }
}

/** Returns why a photo did not get through; a file that cannot be used is not tried again. */
export function photoFailure(error: unknown): Failure {
  if (error instanceof PictureProblem) return { sentence: error.message, again: false }
  return { sentence: failureSentence(error, 'Não deu para enviar essa foto. Tente de novo.'), again: true }
}
