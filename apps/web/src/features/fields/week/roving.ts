/** Rows of focusable cells by number, with null for gaps. */
export type Cells = readonly (readonly (number | null)[])[]

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns the cell to which a key moves the focus; null for another key or no cell. Arrows skip gaps; Home and End go
 * to the ends of the row, with Ctrl to those of the grid.
 */
export function moveFocus(cells: Cells, current: number, key: string, ctrl: boolean): number | null {
  if (key === 'Home' || key === 'End') {
    const all = ctrl ? cells.flat() : (cells.find((row) => row.includes(current)) ?? [])
    const there = all.filter((cell) => cell !== null)
    return (key === 'Home' ? there[0] : there.at(-1)) ?? null
  }
  const step = steps[key]
  if (!step) return null
  let row = cells.findIndex((each) => each.includes(current))
  let column = cells[row]?.indexOf(current) ?? -1
  if (row === -1) return null
  for (;;) {
    row += step[0]
    column += step[1]
    const line = cells[row]
    if (!line || column < 0 || column >= line.length) return null
    const cell = line[column]
    if (cell !== null && cell !== undefined) return cell
  }
}

/** Returns the cell that Tab reaches: the first existing one of `wished`, else the first cell. */
export function tabStop(cells: Cells, ...wished: (number | null)[]): number | null {
  const there = cells.flat().filter((cell) => cell !== null)
  return wished.find((wish) => wish !== null && there.includes(wish)) ?? there[0] ?? null
}
