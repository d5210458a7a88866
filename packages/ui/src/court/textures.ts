import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Size } from './markings/markings.ts'

/** What lies under the lines: a filled layer and one of fine strokes, as path data in metres. */
export type Texture = { fill: string; grain: string }

/** Half the size of all that can be seen, in metres. */
export type Reach = { x: number; y: number }

const n = (value: number) => String(Math.round(value * 100) / 100)

/** The same numbers every time: a field looks the same on every screen. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function stripes({ length, width }: Size, count: number): string {
  const step = length / count
  return Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const x = -length / 2 + index * 2 * step
    return `M${n(x)} ${n(-width / 2)}h${n(step)}v${n(width)}h${n(-step)}z`
  }).join('')
}

function bands({ length, width }: Size, count: number): string {
  const step = width / count
  return Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const y = -width / 2 + (index * 2 + 1) * step
    return `M${n(-length / 2)} ${n(y)}h${n(length)}v${n(step)}h${n(-length)}z`
  }).join('')
}

function dots({ x, y }: Reach, count: number, seed: number): string {
  const next = random(seed)
  return Array.from({ length: count }, () => `M${n((next() * 2 - 1) * x)} ${n((next() * 2 - 1) * y)}h0`).join('')
}

/** The tracks of a rake: long lines that sway a little. */
function rake({ x, y }: Reach, count: number): string {
  const next = random(11)
  return Array.from({ length: count }, (_, index) => {
    const at = -y + ((index + 0.5) * 2 * y) / count
    const sway = (next() - 0.5) * y * 0.09
    const half = x / 2
    return `M${n(-x)} ${n(at)}q${n(half / 2)} ${n(sway)} ${n(half)} 0t${n(half)} 0t${n(half)} 0t${n(half)} 0`
  }).join('')
}

function planks({ length, width }: Size, count: number): Texture {
  const next = random(5)
  const step = width / count
  let fill = ''
  let grain = ''
  for (let row = 0; row < count; row++) {
    const y = -width / 2 + row * step
    if (row > 0) grain += `M${n(-length / 2)} ${n(y)}h${n(length)}`
    const start = -length / 2 + next() * length * 0.8
    const long = Math.min(length * (0.12 + next() * 0.2), length / 2 - start)
    fill += `M${n(start)} ${n(y)}h${n(long)}v${n(step)}h${n(-long)}z`
  }
  return { fill, grain }
}

/** The texture of a surface under a court of that size, in a picture that reaches that far. */
export function textureOf(surface: Surface, court: Size, reach: Reach): Texture {
  const rows = Math.max(7, 2 * Math.round((court.length / court.width) * 3.5) + 1)
  switch (surface) {
    case 'synthetic-grass':
      return { fill: stripes(court, rows), grain: '' }
    case 'natural-grass':
      return { fill: stripes(court, rows + 4), grain: bands(court, 7) }
    case 'sand':
      return { fill: rake(reach, 15), grain: dots(reach, 130, 3) }
    case 'clay':
      return { fill: rake(reach, 27), grain: dots(reach, 90, 7) }
    case 'wood':
      return planks(court, 18)
    case 'hard':
      return { fill: '', grain: '' }
  }
}
