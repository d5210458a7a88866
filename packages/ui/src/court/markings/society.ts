import { arc, bothEnds, centred, circle, line, rect } from '../shapes.ts'
import type { Markings, Size } from './markings.ts'

/**
 * Seven-a-side on turf: one box that reaches 8 m into the field, its half moon, goals of 5 m.
 * On a field below 40 × 25 m they shrink with it.
 */
export function society({ length, width }: Size): Markings {
  const fit = Math.min(1, length / 40, width / 25)
  const m = (metres: number) => metres * fit
  const end = length / 2
  const side = width / 2
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      circle(0, 0, m(5)),
      ...bothEnds([
        rect(end - m(8), -m(8), m(8), m(16)),
        arc(end - m(8), 0, m(3), 90, 270),
        arc(end, -side, m(0.8), 90, 180),
        arc(end, side, m(0.8), 180, 270),
      ]),
    ],
    spots: [
      [0, 0],
      [end - m(8), 0],
      [m(8) - end, 0],
    ],
    goal: { width: m(5), depth: m(1.8) },
  }
}
