import { centred } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

/** Beach tennis: 16 × 8, boundary tapes, no service line, a net at 1.70 m. */
export function beachTennis(field: Size): Markings {
  const { length, width } = regulation(field, 16, 8)
  return {
    length,
    width,
    lines: [centred(length, width)],
    net: { overhang: 0.5, height: 1.7 },
    tapes: true,
    ball: [2.9, 1.5],
  }
}
