import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mark, markOneColour } from '../../packages/ui/src/brand/mark-paths.ts'
import { root } from '../lib/paths.mjs'

const read = (file: string) => readFileSync(join(root, 'packages/ui/src', file), 'utf8')
const tokens = read('theme/tokens.css')
const [, wordPath = ''] = /<path d="([^"]+)"/.exec(read('brand/word.svg')) ?? []

/** Returns the first value of a colour token, which is the light one. */
function token(name: string): string {
  const [, value] = new RegExp(`--cl-${name}: (#[\\da-f]{6});`).exec(tokens) ?? []
  if (value === undefined) throw new Error(`tokens.css has no colour --cl-${name}`)
  return value
}

export const turf = { deep: token('brand-deep'), field: token('brand'), stripe: token('brand-light') }
export const line = token('on-brand')

const lines = (d: string) => `<path d="${d}" fill="none" stroke="${line}" stroke-width="${mark.lineWidth}"/>`
export const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

/** The mark in its colours, the same as in the static shell of `index.html`. */
export const markShapes =
  fill(turf.deep, mark.tile) +
  fill(turf.field, mark.field) +
  fill(turf.stripe, mark.stripe) +
  lines(mark.lines)

/** A corner of a field that continues beyond the edges, for icons that the system cuts to its own shape. */
export const cornerShapes =
  fill(turf.deep, 'M-99-99h198v198h-198z') +
  fill(turf.field, 'M8-99h99v123H8z') +
  fill(turf.stripe, 'M17-99h7v123h-7zM31-99h7v123h-7zM45-99h7v123h-7zM59-99h7v123h-7zM73-99h7v123h-7z') +
  lines('M8-99V24h99M8 12a12 12 0 0 1 12 12')

export function svg(viewBox: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`
}

/** Draws the name in outlines, 200 × `scale` high; `x` is its left edge, `y` its baseline. */
export const word = (x: number, y: number, scale: number, colour = line) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${scale})" d="${wordPath}"/>`

const horizontal = (shapes: string, colour: string) =>
  svg('0 0 183 32', `${shapes}${word(42, 22.9, 0.1, colour)}`)

/** The generated text files, by their path in the repository. */
export const textFiles: Record<string, string> = {
  'apps/web/public/favicon.svg': svg('0 0 32 32', markShapes),
  'packages/ui/src/brand/files/mark.svg': svg('0 0 32 32', markShapes),
  'packages/ui/src/brand/files/mark-one-colour.svg': svg('0 0 32 32', fill('#000', markOneColour)),
  'packages/ui/src/brand/files/logo.svg': horizontal(markShapes, token('text')),
  'packages/ui/src/brand/files/logo-on-dark.svg': horizontal(markShapes, line),
  'packages/ui/src/brand/files/logo-one-colour.svg': horizontal(fill('#000', markOneColour), '#000'),
}
