import { centred } from '../shapes.ts'
import { regulation, type Markings, type Size } from './markings.ts'

/** Footvolley: 18 × 9 of sand, boundary tapes, a net at 2.20 m. */
export function footvolley(field: Size): Markings {
  const { length, width } = regulation(field, 18, 9)
  return {
    length,
    width,
    lines: [centred(length, width)],
    net: { overhang: 0.8, height: 2.2 },
    tapes: true,
    ball: [-3.4, -1.2],
  }
}
