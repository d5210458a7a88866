import type { Place } from './grid-area.ts'

/** Returns the place of an element of the grid; null for one between the places. */
export function placeOf(target: EventTarget | null): Place | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!element) return null
  return { row: Number(element.dataset['row']), column: Number(element.dataset['column']) }
}

/** Returns the element of a place. */
export function tileElement(grid: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null
}

/**
 * Returns the tile nearest to a point of the window, as far as the grid shows it: a stroke that leaves the grid stays at
 * its edge.
 */
export function tileAt(grid: HTMLElement, x: number, y: number): Place | null {
  const { left, top } = grid.getBoundingClientRect()
  const corner = grid.firstElementChild?.firstElementChild
  const [headWidth, headHeight] = [corner?.clientWidth ?? 0, corner?.clientHeight ?? 0]
  const at = document.elementFromPoint(
    within(x, left + headWidth + EDGE, left + grid.clientWidth - EDGE),
    within(y, top + headHeight + EDGE, top + grid.clientHeight - EDGE),
  )
  const place = placeOf(at)
  return place && place.row >= 0 && place.column >= 0 ? place : null
}

/** A point this far inside the grid is on a tile, not on a line. */
const EDGE = 3

/** Scrolls a grid whose edge a stroke has passed. */
export function scrollBeyond(grid: HTMLElement, x: number, y: number): void {
  const { left, right, top, bottom } = grid.getBoundingClientRect()
  grid.scrollBy(beyond(x, left, right), beyond(y, top, bottom))
}

/** Pixels of one scroll. */
const STEP = 24

function beyond(value: number, from: number, to: number): number {
  if (value < from) return -STEP
  return value > to ? STEP : 0
}

function within(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column
}
