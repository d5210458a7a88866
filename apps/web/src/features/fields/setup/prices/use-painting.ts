import type { Tile } from '@campo-livre/domain/fields/prices/week-prices.ts'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { areaOf, COLUMNS, movePlace, type Place, ROWS, type TileSelection, tilesIn } from './grid-area.ts'
import { isSamePlace, placeOf, tileElement } from './grid-places.ts'
import { useStroke } from './use-stroke.ts'

type Options = {
  onPaint: (tiles: readonly Tile[]) => void
  /** Called with the tile under the pointer or the focus; during a stroke only at its end, so that each step is quick. */
  onOver: (place: Place) => void
  onWay: (way: 'undo' | 'redo') => void
  /** The place of the first Tab. */
  first: Place
}

/**
 * The selection of a grid of tiles, and its painting: by pointer (a stroke), and by keyboard (arrows move, with Shift
 * they select, Enter and Space paint). One handler of each kind for all tiles.
 */
export function usePainting({ onPaint, onOver, onWay, first }: Options) {
  const [selection, setSelection] = useState<TileSelection>({ anchor: first, head: first })
  // A stroke is kept apart, so that none of its steps renders the tiles.
  const [stroked, setStroked] = useState<TileSelection | null>(null)
  // Read by events that come before the next render.
  const latest = useRef(selection)
  const select = (next: TileSelection) => {
    latest.current = next
    setSelection(next)
  }
  const drawTo = (next: TileSelection) => {
    latest.current = next
    setStroked(next)
  }
  const collapse = (place: Place) => select({ anchor: place, head: place })
  const paint = () => onPaint(tilesIn(areaOf(latest.current)))
  /** Ends the selection; the keyboard goes on at its tile. */
  const clear = () => {
    const { head } = latest.current
    const place = { row: Math.max(head.row, 0), column: Math.max(head.column, 0) }
    collapse(place)
    tileElement(stroke.ref.current, place)?.focus({ preventScroll: true })
  }
  const stroke = useStroke({
    begin: (place, extends_) => {
      const { anchor } = latest.current
      collapse(place)
      drawTo({ anchor: extends_ ? anchor : place, head: place })
      tileElement(stroke.ref.current, place)?.focus({ preventScroll: true })
    },
    extend: (place) => {
      if (isSamePlace(latest.current.head, place)) return
      drawTo({ anchor: latest.current.anchor, head: place })
    },
    end: (done) => {
      if (done) paint()
      setStroked(null)
      collapse(latest.current.head)
      onOver(latest.current.head)
    },
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) return
    const { anchor, head } = latest.current
    const withCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (withCommand && (key === 'z' || key === 'y')) onWay(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    else if (withCommand && key === 'a') {
      select({ anchor: { row: 0, column: 0 }, head: { row: ROWS - 1, column: COLUMNS - 1 } })
    } else if (withCommand) return
    else if (event.key === 'Enter' || event.key === ' ') {
      paint()
      collapse(head)
    } else if (event.key === 'Escape') {
      if (isSamePlace(anchor, head)) return
      collapse(head)
    } else {
      const next = movePlace(head, event.key)
      if (next) {
        select({ anchor: event.shiftKey ? anchor : next, head: next })
        tileElement(stroke.ref.current, next)?.focus()
        onOver(next)
      } else if (!event.key.startsWith('Arrow')) return
    }
    event.preventDefault()
  }
  return {
    ref: stroke.ref,
    selection,
    /** The tiles of the stroke that is being drawn; null for none. */
    stroked,
    paint: () => {
      paint()
      clear()
    },
    clear,
    handlers: {
      ...stroke.handlers,
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        const place = placeOf(event.target)
        if (!place) return
        onOver(place)
        if (!isSamePlace(place, latest.current.head)) collapse(place)
      },
      // The head of a day or an hour selects it; some browsers do not focus a button that is clicked.
      onClick: (event: MouseEvent) => {
        const place = placeOf(event.target)
        if (place && (place.row < 0 || place.column < 0)) {
          collapse(place)
          tileElement(stroke.ref.current, place)?.focus({ preventScroll: true })
        }
      },
      onPointerOver: (event: PointerEvent) => {
        const place = event.pointerType === 'touch' ? null : placeOf(event.target)
        if (place) onOver(place)
      },
    },
  }
}
