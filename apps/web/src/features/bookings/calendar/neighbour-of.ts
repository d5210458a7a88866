import type { Block, Lane } from './lanes.ts'

/**
 * Returns the id of the booking to which a key leads: the one before or after in its lane, the nearest in time in the
 * lane above or below, the first or last of the lane; null where there is none.
 */
export function neighbourOf(lanes: readonly Pick<Lane, 'blocks'>[], id: string, key: string): string | null {
  const row = lanes.findIndex(({ blocks }) => blocks.some(({ booking }) => booking.id === id))
  const own = lanes[row]?.blocks ?? []
  const index = own.findIndex(({ booking }) => booking.id === id)
  const from = own[index]
  if (from === undefined) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight') return idOf(own[index + (key === 'ArrowRight' ? 1 : -1)])
  if (key === 'Home') return idOf(own[0])
  if (key === 'End') return idOf(own.at(-1))
  if (key === 'ArrowUp') return nearest(lanes.slice(0, row).toReversed(), from)
  if (key === 'ArrowDown') return nearest(lanes.slice(row + 1), from)
  return null
}

/** Returns the booking nearest in time in the first of some lanes that has any. */
function nearest(lanes: readonly Pick<Lane, 'blocks'>[], from: Block): string | null {
  const blocks = lanes.find((lane) => lane.blocks.length > 0)?.blocks ?? []
  const distance = ({ place }: Block) => Math.abs(place.left - from.place.left)
  return idOf(blocks.toSorted((a, b) => distance(a) - distance(b))[0])
}

function idOf(block: Block | undefined): string | null {
  return block?.booking.id ?? null
}
