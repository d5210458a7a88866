import { MAX_PICTURE_LETTERS } from '@campo-livre/domain/users/account-changes.ts'

/** A square of a picture, in the picture's pixels. */
export type Square = { x: number; y: number; width: number }

/** The sizes in pixels and the qualities to try, from best to smallest. */
const sides = [512, 384, 256] as const
const qualities = [0.86, 0.75, 0.6] as const

/** Cuts a square out of a picture; returns a data address of at most `MAX_PICTURE_LETTERS`, 512 pixels wide or less. */
export function cropPicture(picture: HTMLCanvasElement, square: Square): string {
  for (const side of sides) {
    const canvas = cut(picture, square, side)
    for (const quality of qualities) {
      const image = encode(canvas, quality)
      if (image.length <= MAX_PICTURE_LETTERS) return image
    }
  }
  throw new Error('no size is small enough')
}

function cut(picture: HTMLCanvasElement, { x, y, width }: Square, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(side, Math.round(width)))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, width, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Encodes as WebP, which keeps transparency; as JPEG on white where the browser cannot write that. */
function encode(canvas: HTMLCanvasElement, quality: number): string {
  const webp = canvas.toDataURL('image/webp', quality)
  if (webp.startsWith('data:image/webp')) return webp
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas.toDataURL('image/jpeg', quality)
}
