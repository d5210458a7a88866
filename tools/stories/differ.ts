import type { Browser } from 'playwright'
import { comparePixels, type Pixels } from './pixels.ts'

declare global {
  interface Window {
    comparePixels: typeof comparePixels
  }
}

/** The number of pixels in which two PNG pictures differ, and a PNG that shows them. */
export type Compared = { differing: number; picture: string }

/** Compares PNG pictures in a page of the browser that took them, which decodes them without a library. */
export async function openDiffer(browser: Browser) {
  const page = await browser.newPage()
  await page.addScriptTag({ content: `window.comparePixels = ${comparePixels.toString()}` })
  return (before: Buffer, after: Buffer): Promise<Compared> =>
    page.evaluate(
      async (encoded) => {
        const read = async (base64: string): Promise<Pixels> => {
          const answer = await fetch(`data:image/png;base64,${base64}`)
          const bitmap = await createImageBitmap(await answer.blob())
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          if (!context) throw new Error('no canvas')
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }
        const [one, other] = await Promise.all([read(encoded.before), read(encoded.after)])
        const { differing, picture } = window.comparePixels(one, other)
        const canvas = document.createElement('canvas')
        canvas.width = picture.width
        canvas.height = picture.height
        const { data, width, height } = picture
        canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
        return { differing, picture: canvas.toDataURL('image/png') }
      },
      { before: before.toString('base64'), after: after.toString('base64') },
    )
}
