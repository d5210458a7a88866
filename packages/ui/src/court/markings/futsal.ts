import { pathOf } from '../path.ts'
import { arc, bothEnds, centred, circle, line } from '../shapes.ts'
import { goalArea, goalAreaPaint } from './goal-area.ts'
import type { Markings, Size } from './markings.ts'

/** Futsal: the six-metre area with its straight 3.16 m, the second spot at 10 m, a circle of 3 m. */
export function futsal({ length, width }: Size): Markings {
  const fit = Math.min(1, length / 25, width / 16)
  const m = (metres: number) => metres * fit
  const end = length / 2
  const side = width / 2
  const area = { end, side, radius: m(6), straight: m(3.16) }
  const middle = circle(0, 0, m(3))
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      middle,
      ...bothEnds([...goalArea(area), arc(end, -side, m(0.25), 90, 180), arc(end, side, m(0.25), 180, 270)]),
    ],
    spots: [
      [0, 0],
      [end - m(6), 0],
      [m(6) - end, 0],
      [end - m(10), 0],
      [m(10) - end, 0],
    ],
    paint: goalAreaPaint(area) + pathOf([middle]),
    goal: { width: m(3), depth: m(1) },
  }
}
