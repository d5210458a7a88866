// Writes every icon and logo file from packages/ui/src/brand/mark-paths.ts; to be run after a change there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { encodePng } from './icons/png.ts'
import { sharePictures } from './icons/share-pictures.ts'
import { cornerShapes, markShapes, svg, textFiles, word } from './icons/svg.ts'
import { chromiumLaunch } from './lib/chromium.mjs'
import { root } from './lib/paths.mjs'

type Icon = { name: string; width: number; height: number; source: string }

const square = (name: string, size: number, source: string): Icon => ({
  name,
  width: size,
  height: size,
  source,
})

// Systems may cut off a fifth on each side of a maskable icon, so its drawing stays well inside.
const icons: Icon[] = [
  square('apple-touch-icon', 180, svg('-2 -2 36 36', cornerShapes)),
  square('icon-192', 192, svg('0 0 32 32', markShapes)),
  square('icon-512', 512, svg('0 0 32 32', markShapes)),
  square('icon-maskable-512', 512, svg('-4 -3.5 40 40', cornerShapes)),
  {
    name: 'og',
    width: 1200,
    height: 630,
    source: svg('-8 -20.4 96 50.4', `${cornerShapes}${word(23, 2.6, 0.041)}`),
  },
  ...Object.entries(sharePictures).map(([name, source]) => ({ name, width: 1200, height: 630, source })),
]

const browser = await chromium.launch(await chromiumLaunch())
const page = await browser.newPage()

/** Rasterizes an SVG in the browser; returns PNG bytes. */
async function draw({ width, height, source }: Icon): Promise<Uint8Array> {
  const base64 = await page.evaluate(
    async ([markup, w, h]) => {
      const image = new Image(w, h)
      image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
      await image.decode()
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, w, h)
      const data = context?.getImageData(0, 0, w, h).data ?? []
      return btoa(Array.from(data, (byte) => String.fromCodePoint(byte)).join(''))
    },
    [source, width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
  console.warn(`${path}: ${content.length.toLocaleString('en')} bytes`)
}

for (const [path, text] of Object.entries(textFiles)) write(path, text)
for (const icon of icons) {
  const { width, height } = icon
  write(`apps/web/public/${icon.name}.png`, encodePng({ width, height, pixels: await draw(icon) }))
}
await browser.close()
