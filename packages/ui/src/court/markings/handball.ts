import { bothEnds, centred, line } from '../shapes.ts'
import { goalArea, goalAreaPaint } from './goal-area.ts'
import type { Markings, Size } from './markings.ts'

/** Handball: the six-metre line, nine metres dashed, the seven-metre line (1 m) and the keeper's mark at 4 m. */
export function handball({ length, width }: Size): Markings {
  const fit = Math.min(1, length / 30, width / 16)
  const m = (metres: number) => metres * fit
  const end = length / 2
  const side = width / 2
  const area = { end, side, radius: m(6), straight: m(3) }
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      ...bothEnds([
        ...goalArea(area),
        line(end - m(7), -m(0.5), end - m(7), m(0.5)),
        line(end - m(4), -m(0.075), end - m(4), m(0.075)),
      ]),
    ],
    dashes: bothEnds(goalArea({ ...area, radius: m(9) })),
    paint: goalAreaPaint(area),
    goal: { width: m(3), depth: m(1) },
  }
}
