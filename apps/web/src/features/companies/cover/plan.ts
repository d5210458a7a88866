type Size = { width: number; height: number }
type Placed<T> = { item: T; x: number; y: number }

/** The positions of some things, in the unit of their sizes. */
export type Plan<T> = Size & { places: readonly Placed<T>[] }

/**
 * Arranges things in centred columns no higher than the highest of them, the largest first, so that their relative
 * sizes show.
 */
export function planOf<T extends Size>(things: readonly T[], gap: number): Plan<T> {
  const sorted = things.toSorted((a, b) => b.width * b.height - a.width * a.height)
  const height = Math.max(0, ...things.map((thing) => thing.height))
  const columns: T[][] = []
  for (const thing of sorted) {
    const roomy = columns.find((column) => heightOf(column, gap) + gap + thing.height <= height)
    if (roomy) roomy.push(thing)
    else columns.push([thing])
  }
  const places: Placed<T>[] = []
  let x = 0
  for (const column of columns) {
    const width = Math.max(...column.map((thing) => thing.width))
    let y = (height - heightOf(column, gap)) / 2
    for (const item of column) {
      places.push({ item, x: x + (width - item.width) / 2, y })
      y += item.height + gap
    }
    x += width + gap
  }
  return { width: Math.max(0, x - gap), height, places }
}

function heightOf(column: readonly Size[], gap: number): number {
  return column.reduce((sum, thing) => sum + thing.height + gap, -gap)
}
