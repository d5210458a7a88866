import {
  MAX_PDF_MEGABYTES,
  MAX_RECEIPT_PICTURE_LETTERS,
  type NewReceipt,
} from '@campo-livre/domain/expenses/receipt-input.ts'
import { encodePicture } from '../../../lib/picture-editor/encode-picture.ts'
import { kindOf } from '../../../lib/picture-editor/picture-file.ts'
import { openPicture, PictureProblem } from '../../../lib/picture-editor/read-picture.ts'

const limits = { megabytes: 20, side: 1_800, least: { width: 1, height: 1 } }
const widths = [1_800, 1_400, 1_000, 700] as const
const MAX_NAME = 100

/**
 * Reads a chosen file: a PDF as it is, a photo made smaller and without the camera's metadata. What it is follows from
 * its first bytes, whatever it is called. Throws a `PictureProblem` when it cannot be used.
 */
export async function readReceipt(file: File): Promise<NewReceipt> {
  if (file.size === 0) throw new PictureProblem('Esse arquivo está vazio. Escolha outro.')
  if (await isPdf(file)) {
    if (file.size > MAX_PDF_MEGABYTES * 1024 * 1024)
      throw new PictureProblem(
        `Esse PDF passa de ${MAX_PDF_MEGABYTES} MB. Guarde só a página do comprovante, ou uma foto dela.`,
      )
    return { name: named(file, '.pdf'), file: await toDataUrl(file) }
  }
  if ((await kindOf(file)) === 'other')
    throw new PictureProblem('Esse arquivo não é uma foto nem um PDF. Escolha outro.')
  const canvas = await openPicture(file, limits)
  const area = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return {
    name: named(file),
    file: encodePicture(canvas, area, { widths, letters: MAX_RECEIPT_PICTURE_LETTERS }),
  }
}

async function isPdf(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return String.fromCharCode(...bytes) === '%PDF-'
}

/** Returns the name of a file, with the ending of what it is. */
function named({ name }: File, ending?: string): string {
  const stem = ending === undefined ? name : name.replace(/\.[^.]*$/, '')
  return `${stem.slice(0, MAX_NAME)}${ending ?? ''}`
}

/** Reads a PDF as a data URL. Its type follows from its bytes: that of a file follows from its name, which may be wrong. */
function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const read = typeof reader.result === 'string' ? reader.result : ''
      resolve(read.replace(/^data:[^;,]*/, 'data:application/pdf'))
    })
    reader.addEventListener('error', () =>
      reject(new PictureProblem('Esse arquivo não abre. Escolha outro.')),
    )
    reader.readAsDataURL(file)
  })
}
