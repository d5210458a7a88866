import { pathOf } from '../path.ts'
import { arc, bothEnds, centred, circle, line, rect } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

const HOOP = 1.575
const THREE = 6.75

/** Basketball by FIBA: key 5.8 × 4.9, three points at 6.75 with straights 0.9 m from the side, no-charge arc 1.25. */
export function basketball(field: Size): Markings {
  const { length, width } = regulation(field, 28, 15)
  const m = (metres: number) => metres * Math.min(1, length / 28)
  const end = length / 2
  const side = width / 2
  const hoop = end - m(HOOP)
  const wing = side - m(0.9)
  const bend = Math.sqrt(m(THREE) ** 2 - wing ** 2)
  const turn = (Math.asin(wing / m(THREE)) * 180) / Math.PI
  const key = rect(end - m(5.8), -m(2.45), m(5.8), m(4.9))
  const middle = circle(0, 0, m(1.8))
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      middle,
      ...bothEnds([
        key,
        arc(end - m(5.8), 0, m(1.8), 90, 270),
        line(end, -wing, hoop - bend, -wing),
        arc(hoop, 0, m(THREE), 180 - turn, 180 + turn),
        line(end, wing, hoop - bend, wing),
        arc(hoop, 0, m(1.25), 90, 270),
      ]),
    ],
    paint: pathOf([...bothEnds([key]), middle]),
    hoop: m(HOOP),
  }
}
