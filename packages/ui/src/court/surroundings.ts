import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Size } from './markings/markings.ts'
import type { Reach } from './textures.ts'

/** The things around a court and over it, as path data in metres. */
export type Surroundings = {
  /** Trees beside grass, parasols beside sand, bushes elsewhere: dots. */
  crowns: string
  /** The benches beside a court without trees, the rows of seats under a roof. */
  seats: string
  /** The beams that carry a roof, seen from below the lamps. */
  beams: string
}

const n = (value: number) => String(Math.round(value * 100) / 100)

/** Dots in a row along both long sides, or one of them, no two at the same distance. */
function row({ x }: Reach, y: number, step: number, unit: number): string {
  const count = Math.ceil((3 * x) / step)
  return Array.from({ length: count }, (_, index) => {
    const sway = ((index * 7919) % 11) - 5
    return `M${n(-1.5 * x + index * step + sway * unit)} ${n(y + (((index * 5) % 7) - 3) * unit * Math.sign(y))}h0`
  }).join('')
}

/**
 * Returns what lies around a court: parasols, trees, bushes and benches, or the seats and beams of a hall.
 * `unit` is a pixel of the picture in metres. All of it goes on beyond the edges, as pictures are turned.
 */
export function surroundingsOf(
  { surface, indoor }: { surface: Surface; indoor: boolean },
  { length, width }: Size,
  reach: Reach,
  unit: number,
): Surroundings {
  const side = width / 2
  const nothing: Surroundings = { crowns: '', seats: '', beams: '' }
  if (indoor) {
    const rows = [8, 13, 18, 23].flatMap((far) => [-1, 1].map((sign) => n(sign * (side + far * unit))))
    const beams = Array.from({ length: 9 }, (_, index) => n((index - 4) * reach.x * 0.36))
    return {
      ...nothing,
      seats: rows.map((y) => `M${n(-length / 2)} ${y}h${n(length)}`).join(''),
      beams: beams.map((x) => `M${x} ${n(-2 * reach.y)}v${n(4 * reach.y)}`).join(''),
    }
  }
  if (surface === 'sand') return { ...nothing, crowns: row(reach, side + 12 * unit, 41 * unit, unit) }
  if (surface === 'synthetic-grass' || surface === 'natural-grass')
    return {
      ...nothing,
      crowns: row(reach, -side - 14 * unit, 19 * unit, unit) + row(reach, side + 14 * unit, 23 * unit, unit),
    }
  const bench = (x: number) => `M${n(x - 14 * unit)} ${n(side + 10 * unit)}h${n(28 * unit)}`
  return {
    ...nothing,
    crowns: row(reach, -side - 16 * unit, 31 * unit, unit),
    seats: bench(-length / 4) + bench(length / 4),
  }
}
