import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Cells, moveFocus, tabStop } from './roving.ts'

type Field = {
  cells: Cells
  /** The cells for the first Tab, best first. */
  wished: (number | null)[]
  /** Turns the page; returns false when there is none. */
  onPage: (step: -1 | 1) => boolean
}

/** The attribute with a tile's number. */
export const CELL = 'data-cell'

/** The props of the element around the tiles and of the tiles. */
export type Roving<E extends HTMLElement> = {
  ref: RefObject<E | null>
  tabIndexOf: (cell: number) => 0 | -1
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (cell: number) => void
}

/**
 * Gives a grid of tiles one tab stop, moved by arrows, Home and End; PageUp and PageDown turn the page and keep row and
 * column.
 */
export function useRoving<E extends HTMLElement>({ cells, wished, onPage }: Field): Roving<E> {
  const ref = useRef<E>(null)
  const [last, setLast] = useState<number | null>(null)
  const place = useRef<{ row: number; column: number } | null>(null)
  const stop = tabStop(cells, last, ...wished)
  const focus = (cell: number) => ref.current?.querySelector<HTMLElement>(`[${CELL}="${cell}"]`)?.focus()

  useEffect(() => {
    const wanted = place.current
    if (!wanted || cells.flat().every((cell) => cell === null)) return
    place.current = null
    const line = cells[Math.min(wanted.row, cells.length - 1)]
    const cell = tabStop(cells, line?.[wanted.column] ?? null)
    if (cell !== null) focus(cell)
  }, [cells])

  const turn = (step: -1 | 1, from: number) => {
    if (!onPage(step)) return
    const row = cells.findIndex((line) => line.includes(from))
    place.current = { row, column: cells[row]?.indexOf(from) ?? 0 }
    // The tile may be missing for a while; the grid keeps the keyboard meanwhile.
    ref.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === null || event.altKey || event.metaKey) return
    if (event.key === 'PageUp') turn(-1, stop)
    else if (event.key === 'PageDown') turn(1, stop)
    else {
      const next = moveFocus(cells, stop, event.key, event.ctrlKey)
      if (next !== null) focus(next)
      else if (!event.key.startsWith('Arrow')) return
    }
    event.preventDefault()
  }
  return { ref, tabIndexOf: (cell) => (cell === stop ? 0 : -1), onKeyDown, onFocus: setLast }
}
