import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Size } from './markings/markings.ts'

/** The texture under the lines, as path data in metres: areas of a second tone, light strokes, dark grain. */
export type Texture = { fill: string; light: string; grain: string }

/** Half the size of the visible area, in metres. */
export type Reach = { x: number; y: number }

const n = (value: number) => String(Math.round(value * 100) / 100)

/**
 * Makes a generator of the same pseudo-random numbers for a seed every time: a field looks the same on every screen.
 */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('')
}

/** The tracks of a mower across the field, every second one of `count`. */
function stripes({ length }: Size, reach: Reach, half: number, count: number): string {
  const step = length / count
  const outside = Math.ceil((reach.x - length / 2) / step / 2) * 2
  const first = half > reach.y - 0.001 ? -outside : 0
  return repeat(Math.ceil((count - first * 2) / 2), (index) => {
    const x = -length / 2 + (first + index * 2) * step
    return `M${n(x)} ${n(-half)}h${n(step)}v${n(half * 2)}h${n(-step)}z`
  })
}

/** Small strokes strewn over the picture; without length they are dots. */
function strewn({ x, y }: Reach, count: number, seed: number, stroke: string, shift = 0): string {
  const next = random(seed)
  return repeat(
    count,
    () => `M${n((next() * 2 - 1) * x + shift)} ${n((next() * 2 - 1) * y + shift)}${stroke}`,
  )
}

/** The tracks of a rake or a brush: lines that sway a little. */
function raked({ x, y }: Reach, count: number, sway: number): string {
  const next = random(11)
  return repeat(count, (index) => {
    const at = -y + ((index + 0.5) * 2 * y) / count
    const bend = (next() - 0.5) * y * sway
    const quarter = x / 4
    return `M${n(-x)} ${n(at)}q${n(quarter)} ${n(bend)} ${n(quarter * 2)} 0${`t${n(quarter * 2)} 0`.repeat(3)}`
  })
}

/** Floorboards: the seams between rows, and some boards of a lighter wood. */
function boards({ length, width }: Size, rows: number): Texture {
  const next = random(5)
  const step = width / rows
  const left = -length / 2
  const top = -width / 2
  return {
    fill: repeat(rows * 3, (index) => {
      const third = length / 3
      const start = left + (index % 3) * third + next() * third * 0.7
      const board = Math.min(third * (0.25 + next() * 0.5), length / 2 - start)
      return `M${n(start)} ${n(top + Math.floor(index / 3) * step)}h${n(board)}v${n(step)}h${n(-board)}z`
    }),
    light: '',
    grain: repeat(rows - 1, (index) => `M${n(left)} ${n(top + (index + 1) * step)}h${n(length)}`),
  }
}

type Drawer = (court: Size, reach: Reach, unit: number) => Texture

const mowers = ({ length, width }: Size) => Math.max(7, 2 * Math.round((length / width) * 3.5) + 1)

const drawers: Record<Surface, Drawer> = {
  'synthetic-grass': (court, reach) => ({
    fill: stripes(court, reach, court.width / 2, mowers(court)),
    light: '',
    grain: strewn(reach, 90, 9, 'h0'),
  }),
  'natural-grass': (court, reach, unit) => ({
    fill: stripes(court, reach, reach.y, mowers(court) + 4),
    light: strewn(reach, 150, 4, `v${n(2 * unit)}`),
    grain: strewn(reach, 150, 8, `v${n(2 * unit)}`),
  }),
  // Dimples: a dark hollow and, beside it, the edge that catches the light.
  sand: (_court, reach, unit) => ({
    fill: '',
    light: strewn(reach, 210, 3, 'h0', 1.1 * unit),
    grain: strewn(reach, 210, 3, 'h0'),
  }),
  clay: (_court, reach) => ({ fill: '', light: raked(reach, 26, 0.06), grain: strewn(reach, 160, 7, 'h0') }),
  wood: (court) => boards(court, 20),
  hard: (_court, reach) => ({ fill: '', light: '', grain: strewn(reach, 60, 6, 'h0') }),
}

/** Returns the texture of a surface under a court of that size, in a picture of that reach. */
export function textureOf(surface: Surface, court: Size, reach: Reach): Texture {
  return drawers[surface](court, reach, reach.x / 160)
}
