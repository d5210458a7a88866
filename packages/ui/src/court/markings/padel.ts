import { bothEnds, centred, line } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

/** Padel: 20 × 10 between glass, service lines 6.95 m from the net, the centre line 0.2 m past them. */
export function padel(field: Size): Markings {
  const { length, width } = regulation(field, 20, 10)
  const m = (metres: number) => (metres * length) / 20
  const side = width / 2
  return {
    length,
    width,
    lines: [
      centred(length, width),
      ...bothEnds([line(m(6.95), -side, m(6.95), side), line(0, 0, m(7.15), 0)]),
    ],
    net: { overhang: 0, height: 0.92 },
    walls: true,
  }
}
