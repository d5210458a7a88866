/** A part of a picture, in the picture's pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** The widths in pixels to try, from best to smallest, and the most letters of the result. */
type Size = { widths: readonly number[]; letters: number }

const qualities = [0.86, 0.75, 0.6] as const

/** Cuts an area out of a picture; returns a data address that fits, in the best size and quality that does. */
export function encodePicture(picture: HTMLCanvasElement, area: Area, { widths, letters }: Size): string {
  for (const width of widths) {
    const canvas = cut(picture, area, width)
    for (const quality of qualities) {
      const image = encode(canvas, quality)
      if (image.length <= letters) return image
    }
  }
  throw new Error('no size is small enough')
}

function cut(picture: HTMLCanvasElement, area: Area, widest: number): HTMLCanvasElement {
  const { x, y, width, height } = area
  const scale = Math.min(1, widest / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
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
