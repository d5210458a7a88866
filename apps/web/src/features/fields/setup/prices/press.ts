/** The time after which a finger that rests on a tile paints, in milliseconds; until then a movement scrolls. */
export const PRESS_MS = 250
/** The movement that a resting finger makes by itself, in pixels. */
const TREMBLE = 8

type Point = { x: number; y: number }

/** A pointer on the grid: `resting` may still scroll, `painting` draws. */
export type Press = Point & { state: 'resting' | 'painting' }

/** Begins a press: a mouse or pen draws at once, a finger rests first. */
export function beginPress(pointerType: string, { x, y }: Point): Press {
  return { x, y, state: pointerType === 'touch' ? 'resting' : 'painting' }
}

/** Returns the press after a movement; null when it scrolls. */
export function movePress(press: Press, { x, y }: Point): Press | null {
  if (press.state === 'painting') return press
  return Math.hypot(x - press.x, y - press.y) > TREMBLE ? null : press
}
