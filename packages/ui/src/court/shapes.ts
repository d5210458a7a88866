/**
 * Flat geometry of a court. Metres, origin at its centre, x along its length, y along its width (down).
 * Angles in degrees, clockwise from +x, as SVG turns.
 */
export type Shape =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'arc'; cx: number; cy: number; radius: number; from: number; to: number }

export type Point = readonly [x: number, y: number]

export function line(x1: number, y1: number, x2: number, y2: number): Shape {
  return { kind: 'line', x1, y1, x2, y2 }
}

/** Makes a rectangle from its corner and size. */
export function rect(x: number, y: number, width: number, height: number): Shape {
  return { kind: 'rect', x, y, width, height }
}

/** Makes a rectangle around the centre. */
export function centred(width: number, height: number): Shape {
  return rect(-width / 2, -height / 2, width, height)
}

export function arc(cx: number, cy: number, radius: number, from: number, to: number): Shape {
  return { kind: 'arc', cx, cy, radius, from, to }
}

export function circle(cx: number, cy: number, radius: number): Shape {
  return arc(cx, cy, radius, 0, 360)
}

/** Returns the same shape at the other end of the court. */
export function mirrored(shape: Shape): Shape {
  if (shape.kind === 'line') return line(-shape.x1, shape.y1, -shape.x2, shape.y2)
  if (shape.kind === 'rect') return rect(-shape.x - shape.width, shape.y, shape.width, shape.height)
  return arc(-shape.cx, shape.cy, shape.radius, 180 - shape.to, 180 - shape.from)
}

/** Returns the shapes of the right end, and the same shapes at the other end. */
export function bothEnds(shapes: readonly Shape[]): Shape[] {
  return [...shapes, ...shapes.map(mirrored)]
}
