import type { Point, Shape } from '../shapes.ts'

/** How large a court is, in metres. */
export type Size = { length: number; width: number }

/** All that is drawn on and around one court. */
export type Markings = Size & {
  /** Solid lines, the boundary first. Inside the court, the same at both ends. */
  lines: Shape[]
  dashes?: Shape[]
  /** Penalty spots and the like. */
  spots?: Point[]
  /** Areas that get a coat of another colour where the floor is painted. */
  paint?: string
  /** Goals behind both end lines. */
  goal?: { width: number; depth: number }
  /** Across the middle. How far it reaches past the side lines, and how high it is: that makes its shadow. */
  net?: { overhang: number; height: number }
  /** Distance of the hoop's centre from the end line. */
  hoop?: number
  /** Glass and mesh around the court. */
  walls?: boolean
  /** Lines are tapes that lie on the sand. */
  tapes?: boolean
  /** Where a ball flies, on the courts that have no other lines to tell them apart. */
  ball?: Point
}

/** Regulation size, unless the field itself is smaller. */
export function regulation(field: Size, length: number, width: number): Size {
  const fit = Math.min(1, field.length / length, field.width / width)
  return { length: length * fit, width: width * fit }
}
