/** Pixels from an edge at which what is held scrolls the board on, and the most pixels in one frame. */
const NEAR = 48
const FASTEST = 14

type Edges = { left: number; right: number; top: number; bottom: number }

/** Returns the pixels to scroll in this frame: the more, the nearer the pointer is to an edge; 0 away from both. */
export function edgeSpeed(
  { left, right, top, bottom }: Edges,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  return { x: along(left, right, clientX), y: along(top, bottom, clientY) }
}

function along(from: number, to: number, at: number): number {
  const before = NEAR - (at - from)
  const after = NEAR - (to - at)
  if (before > 0) return -Math.min(FASTEST, Math.ceil((before / NEAR) * FASTEST))
  return after > 0 ? Math.min(FASTEST, Math.ceil((after / NEAR) * FASTEST)) : 0
}
