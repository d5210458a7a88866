import { kindOf } from './picture-file.ts'

const MAX_PIXELS = 60_000_000

/** The limits of a chosen file, and the size of its working copy. */
export type PictureLimits = {
  /** The largest file, in megabytes. */
  megabytes: number
  /** The longer side of the working copy, in pixels. */
  side: number
  /** The smallest picture that looks well, in pixels. */
  least: { width: number; height: number }
}

/** For what is shown small: enough to zoom in, small enough for a phone. */
const small: PictureLimits = { megabytes: 20, side: 1_600, least: { width: 1, height: 1 } }

/** An opened picture: upright, made smaller, and without the camera's metadata. */
export type Picture = {
  canvas: HTMLCanvasElement
  /** An object URL to show it; to be revoked by `URL.revokeObjectURL`. */
  url: string
}

/** The reason why a file cannot be used, as a sentence for the user. */
export class PictureProblem extends Error {}

const problems = {
  empty: 'Esse arquivo está vazio. Escolha outra foto.',
  huge: 'Essa foto é grande demais para abrir aqui. Escolha uma menor, ou tire um print dela.',
  heic: 'Essa foto está em HEIC, um formato que este navegador não abre. Tire um print dela, ou salve como JPEG, e escolha de novo.',
  other: 'Esse arquivo não é uma foto. Escolha uma em JPEG, PNG ou WebP.',
  picture: 'Essa foto não abre: o arquivo veio incompleto. Escolha outra.',
} as const

/** Opens a chosen file. Throws a `PictureProblem` when it cannot be used. */
export async function readPicture(file: File): Promise<Picture> {
  const canvas = await openPicture(file, small)
  try {
    return { canvas, url: URL.createObjectURL(await toBlob(canvas)) }
  } catch {
    throw new PictureProblem(problems.picture)
  }
}

/** Draws a chosen file upright, as large as the limits allow. Throws a `PictureProblem` when it cannot be used. */
export async function openPicture(file: File, limits: PictureLimits): Promise<HTMLCanvasElement> {
  const { megabytes, side, least } = limits
  if (file.size === 0) throw new PictureProblem(problems.empty)
  if (file.size > megabytes * 1024 * 1024)
    throw new PictureProblem(`Essa foto passa de ${megabytes} MB. Escolha uma menor, ou tire um print dela.`)
  const kind = await kindOf(file)
  if (kind === 'other') throw new PictureProblem(problems.other)
  const source = URL.createObjectURL(file)
  try {
    const image = await load(source)
    const { naturalWidth: width, naturalHeight: height } = image
    if (width * height > MAX_PIXELS) throw new PictureProblem(problems.huge)
    if (width < least.width || height < least.height)
      throw new PictureProblem(
        `Essa foto é pequena (${width} × ${height}). Escolha uma de ${least.width} × ${least.height} ou mais.`,
      )
    return draw(image, side)
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem(problems[kind])
  } finally {
    URL.revokeObjectURL(source)
  }
}

/** Loads an image. Its size is known before it is decoded, so that one that is too large never is. */
function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('unreadable')))
    image.src = url
  })
}

/** Draws an image, which the browser turns upright by the camera's metadata. */
function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight))
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
