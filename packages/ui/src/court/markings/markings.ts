import type { Point, Shape } from '../shapes.ts'

/** The size of a court, in metres. */
export type Size = { length: number; width: number }

/** All that is drawn on and around one court. */
export type Markings = Size & {
  /** Solid lines, the boundary first. Inside the court, the same at both ends. */
  lines: Shape[]
  dashes?: Shape[]
  /** Penalty spots and the like. */
  spots?: Point[]
  /** Areas with paint of another colour, where the floor is painted: SVG path data. */
  paint?: string
  /** Goals behind both end lines, in metres. */
  goal?: { width: number; depth: number }
  /**
   * The net across the middle, in metres: `overhang` past the side lines, and `height`, which determines its shadow.
   */
  net?: { overhang: number; height: number }
  /** Distance of the hoop's centre from the end line, in metres. */
  hoop?: number
  /** True if glass and mesh surround the court. */
  walls?: boolean
  /** True if the lines are tapes that lie on the sand. */
  tapes?: boolean
  /** The place of a ball, on courts that have no other lines to tell them apart. */
  ball?: Point
}

/** Returns the regulation size, scaled down where the field itself is smaller. Metres. */
export function regulation(field: Size, length: number, width: number): Size {
  const fit = Math.min(1, field.length / length, field.width / width)
  return { length: length * fit, width: width * fit }
}
