import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { PictureProblem } from '../../../../lib/picture-editor/read-picture.ts'
import type { Failure } from './photo-queue.ts'

/** Returns why a photo did not get through; a file that cannot be used is not tried again. */
export function photoFailure(error: unknown): Failure {
  if (error instanceof PictureProblem) return { sentence: error.message, again: false }
  return { sentence: failureSentence(error, 'Não deu para enviar essa foto. Tente de novo.'), again: true }
}
