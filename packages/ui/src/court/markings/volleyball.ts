import { bothEnds, centred, line } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

/** Indoor volleyball: 18 × 9, attack lines at 3 m, which go on as dashes past the side lines. */
export function volleyball(field: Size): Markings {
  const { length, width } = regulation(field, 18, 9)
  const side = width / 2
  const attack = length / 6
  return {
    length,
    width,
    lines: [
      centred(length, width),
      line(0, -side, 0, side),
      ...bothEnds([line(attack, -side, attack, side)]),
    ],
    dashes: bothEnds([
      line(attack, side + 0.2, attack, side + 1.75),
      line(attack, -side - 0.2, attack, -side - 1.75),
    ]),
    paint: `M${-attack} ${-side}H${attack}V${side}H${-attack}z`,
    net: { overhang: 0.8, height: 2.43 },
  }
}

/** On sand: 16 × 8, nothing but the boundary tapes and a net. */
export function beachVolleyball(field: Size): Markings {
  const { length, width } = regulation(field, 16, 8)
  return {
    length,
    width,
    lines: [centred(length, width)],
    net: { overhang: 0.8, height: 2.43 },
    tapes: true,
    ball: [3.2, -1.6],
  }
}
