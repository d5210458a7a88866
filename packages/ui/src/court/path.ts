import type { Point, Shape } from './shapes.ts'

function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function onCircle(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`
}

function shapePath(shape: Shape): string {
  if (shape.kind === 'line') return `M${n(shape.x1)} ${n(shape.y1)}L${n(shape.x2)} ${n(shape.y2)}`
  if (shape.kind === 'rect') {
    const { x, y, width, height } = shape
    return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
  }
  const { cx, cy, radius, from, to } = shape
  const r = n(radius)
  if (to - from >= 360)
    return `M${n(cx - radius)} ${n(cy)}a${r} ${r} 0 1 1 ${n(2 * radius)} 0a${r} ${r} 0 1 1 ${n(-2 * radius)} 0z`
  const large = to - from > 180 ? 1 : 0
  return `M${onCircle(cx, cy, radius, from)}A${r} ${r} 0 ${large} 1 ${onCircle(cx, cy, radius, to)}`
}

/** Returns shapes as the data of one SVG path, so that a whole court is a handful of elements. */
export function pathOf(shapes: readonly Shape[]): string {
  return shapes.map(shapePath).join('')
}

/** Returns points as strokes without length; round caps make them dots. */
export function dotsPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('')
}
