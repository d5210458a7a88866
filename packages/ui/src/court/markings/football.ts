import { arc, bothEnds, centred, circle, line, rect } from '../shapes.ts'
import type { Markings, Size } from './markings.ts'

/** Eleven-a-side, by the Laws of the Game. On a field below the least legal size (90 × 45 m) the boxes shrink with it. */
export function football({ length, width }: Size): Markings {
  const fit = Math.min(1, length / 90, width / 45)
  const m = (metres: number) => metres * fit
  const end = length / 2
  const side = width / 2
  const reach = (Math.acos(5.5 / 9.15) * 180) / Math.PI
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      circle(0, 0, m(9.15)),
      ...bothEnds([
        rect(end - m(16.5), -m(20.16), m(16.5), m(40.32)),
        rect(end - m(5.5), -m(9.16), m(5.5), m(18.32)),
        arc(end - m(11), 0, m(9.15), 180 - reach, 180 + reach),
        arc(end, -side, m(1), 90, 180),
        arc(end, side, m(1), 180, 270),
      ]),
    ],
    spots: [
      [0, 0],
      [end - m(11), 0],
      [m(11) - end, 0],
    ],
    goal: { width: m(7.32), depth: m(2.44) },
  }
}
