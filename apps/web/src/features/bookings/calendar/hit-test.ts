import type { Axis } from './axis.ts'
import type { Box, DrawnLane } from './board-dom.ts'

/** Returns the lane at a height of the board, and the minute at a distance from its left edge; the nearest ones outside. */
export function hitTest<L extends DrawnLane>(
  lanes: readonly L[],
  axis: Axis,
  { x, y }: { x: number; y: number },
): { lane: L; minute: number } | null {
  const lane = lanes.find(({ top, height }) => y < top + height) ?? lanes.at(-1)
  if (lane === undefined || lane.width === 0) return null
  const part = Math.min(1, Math.max(0, (x - lane.left) / lane.width))
  return { lane, minute: axis.start + part * (axis.end - axis.start) }
}

/** Returns where an interval is drawn on a lane, in pixels from the top left of the board. */
export function boxOn(lane: DrawnLane, axis: Axis, { start, end }: Axis): Box {
  const perMinute = lane.width / (axis.end - axis.start)
  return {
    x: lane.left + (start - axis.start) * perMinute,
    y: lane.top,
    width: (end - start) * perMinute,
    height: lane.height,
  }
}
