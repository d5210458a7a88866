import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Court, sceneOf } from '../../packages/ui/src/court/scene.ts'
import { root } from '../lib/paths.mjs'
import { fill, line, svg, turf, word } from './svg.ts'

const font = readFileSync(join(root, 'packages/ui/src/theme/fonts/campo-display.woff2')).toString('base64')
const face = `<style>@font-face{font-family:D;font-weight:600 800;font-stretch:100% 125%;src:url(data:font/woff2;base64,${font})}
text{font:750 82px D;font-stretch:118%;letter-spacing:-0.02em}</style>`

type Place = { x: number; y: number; /** Pixels per metre. */ scale: number; angle?: number }

/** Draws the lines of a court, true to scale, over `inside`; `x` and `y` are its middle. */
function drawn(court: Court, inside: string, { x, y, scale, angle = 0 }: Place): string {
  const [, lines = ''] = sceneOf(court).layers.find(([layer]) => layer === 'line') ?? []
  const strokes = `<path d="${lines}" fill="none" stroke="${line}" stroke-width="${8 / scale}"/>`
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${inside}${strokes}</g>`
}

const society = { sport: 'society', surface: 'synthetic-grass', lengthMeters: 50, widthMeters: 30 } as const
const mown =
  fill(turf.field, 'M-25-15h50v30h-50z') +
  [-20, -10, 0, 10, 20].map((at) => fill(turf.stripe, `M${at - 2.5}-15h5v30h-5z`)).join('')

const said = (lines: readonly string[]) =>
  lines.map((text, at) => `<text x="72" y="${138 + at * 94}" fill="${line}">${text}</text>`).join('')

const picture = (drawing: string, lines: readonly string[]) =>
  svg(
    '0 0 1200 630',
    `${face}${fill(turf.deep, 'M0 0h1200v630H0z')}${drawing}${said(lines)}${word(72, 566, 0.25)}`,
  )

/** The pictures shown when a written page or a racha is shared, 1200 × 630: its own words on a drawn field. */
export const sharePictures: Record<string, string> = {
  'og-anunciar-campo': picture(drawn(society, mown, { x: 1010, y: 640, scale: 17 }), [
    'Seus horários livres',
    'na frente de quem',
    'quer jogar hoje',
  ]),
  'og-como-funciona': picture(drawn(society, mown, { x: 828, y: 804, scale: 20, angle: -90 }), [
    'Do “bora?” no grupo',
    'até a conta dividida',
  ]),
  'og-racha': picture(drawn(society, mown, { x: 1060, y: 650, scale: 22 }), [
    'Bora jogar?',
    'Diga se você vai',
  ]),
}
