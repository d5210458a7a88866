import { kindOf } from './picture-file.ts'

const MAX_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 60_000_000
/** The longer side of what is worked with, in pixels: enough to come close, little enough for a phone. */
const WORKING_SIDE = 1_600

/** A picture that was opened: upright, made smaller, and without what the camera wrote into the file. */
export type Picture = {
  canvas: HTMLCanvasElement
  /** To be shown; given back by `URL.revokeObjectURL`. */
  url: string
}

/** Why a file cannot be used, in a sentence for the person who chose it. */
export class PictureProblem extends Error {}

const problems = {
  empty: 'Esse arquivo está vazio. Escolha outra foto.',
  heavy: 'Essa foto passa de 20 MB. Escolha uma menor, ou tire um print dela.',
  huge: 'Essa foto é grande demais para abrir aqui. Escolha uma menor, ou tire um print dela.',
  heic: 'Essa foto está em HEIC, um formato que este navegador não abre. Tire um print dela, ou salve como JPEG, e escolha de novo.',
  other: 'Esse arquivo não é uma foto. Escolha uma em JPEG, PNG ou WebP.',
  picture: 'Essa foto não abre: o arquivo veio incompleto. Escolha outra.',
} as const

/** Opens a file that somebody chose. Throws a `PictureProblem` when it cannot be used. */
export async function readPicture(file: File): Promise<Picture> {
  if (file.size === 0) throw new PictureProblem(problems.empty)
  if (file.size > MAX_BYTES) throw new PictureProblem(problems.heavy)
  const kind = await kindOf(file)
  if (kind === 'other') throw new PictureProblem(problems.other)
  const source = URL.createObjectURL(file)
  try {
    const image = await load(source)
    if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) throw new PictureProblem(problems.huge)
    const canvas = draw(image)
    return { canvas, url: URL.createObjectURL(await toBlob(canvas)) }
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem(problems[kind])
  } finally {
    URL.revokeObjectURL(source)
  }
}

/** Its measures are known before it is unpacked: one that is too large never is. */
function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('unreadable')))
    image.src = url
  })
}

/** The browser turns it upright, as the camera says. */
function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, WORKING_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', 0.9)
  })
}
