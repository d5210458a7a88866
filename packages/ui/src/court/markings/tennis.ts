import { bothEnds, centred, line } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

/** Tennis: 23.77 × 10.97 with the singles lines at 8.23, service boxes 6.40 m from the net, centre marks of 10 cm. */
export function tennis(field: Size): Markings {
  const { length, width } = regulation(field, 23.77, 10.97)
  const m = (metres: number) => (metres * length) / 23.77
  const end = length / 2
  const single = m(4.115)
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(-end, -single, end, -single),
      line(-end, single, end, single),
      ...bothEnds([
        line(m(6.4), -single, m(6.4), single),
        line(0, 0, m(6.4), 0),
        line(end - m(0.1), 0, end, 0),
      ]),
    ],
    net: { overhang: 0.914, height: 1.07 },
  }
}
