import type { Tile } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { Button } from '@mantine/core'
import { memo, useLayoutEffect, useState } from 'react'
import { areaOf, type Place } from './grid-area.ts'
import { GridHead } from './grid-head.tsx'
import { GridLine } from './grid-line.tsx'
import type { GridRow } from './grid-rows.ts'
import { isSamePlace } from './grid-places.ts'
import { GridStroke } from './grid-stroke.tsx'
import classes from './price-grid.module.css'
import { areaWords } from './tile-words.ts'
import { usePainting } from './use-painting.ts'

type Props = {
  rows: readonly GridRow[]
  /** The price that a stroke paints, as tiles show it. */
  brush: string
  onPaint: (tiles: readonly Tile[]) => void
  onOver: (place: Place) => void
  /** Called for the keys that take a change back, or make it again. */
  onWay: (way: 'undo' | 'redo') => void
  /** The id of the line about the tile under the pointer or the focus. */
  describedBy: string
}

/**
 * The prices of a week as a grid of half hours by days, painted by pointer, finger or keyboard. A stroke lies
 * above the tiles until it ends: none of its steps renders or paints them.
 */
export const PriceGrid = memo(function PriceGrid({
  rows,
  brush,
  onPaint,
  onOver,
  onWay,
  describedBy,
}: Props) {
  // The row that it is scrolled to at first; later the person scrolls.
  const [begins] = useState(() => firstRow(rows))
  const { ref, selection, stroked, paint, clear, handlers } = usePainting({
    onPaint,
    onOver,
    onWay,
    first: { row: begins, column: 0 },
  })
  const { top, bottom, left, right } = areaOf(selection)
  const { anchor, head } = selection
  const isMarked = stroked === null && (!isSamePlace(anchor, head) || head.row < 0 || head.column < 0)
  useLayoutEffect(() => {
    const grid = ref.current
    const line = grid?.children[begins + 1]
    // The line stands below the heads, which cover the first one.
    if (grid && line instanceof HTMLElement)
      grid.scrollTop = line.offsetTop - grid.clientTop - line.offsetHeight * 1.5
  }, [ref, begins])
  return (
    <div className={classes.week}>
      <div
        ref={ref}
        role="grid"
        aria-label="Preços da semana"
        aria-multiselectable
        aria-describedby={describedBy}
        className={classes.grid}
        {...handlers}
      >
        <GridHead focused={head.row < 0 ? head.column : null} />
        {rows.map((row, index) => {
          const isIn = isMarked && index >= top && index <= bottom
          return (
            <GridLine
              key={row.minute}
              row={row}
              index={index}
              left={isIn ? left : null}
              right={isIn ? right : null}
              focused={head.row === index ? head.column : null}
            />
          )
        })}
        {stroked !== null && <GridStroke grid={ref} area={areaOf(stroked)} price={brush} />}
      </div>
      {isMarked && (
        <div className={classes.chosen}>
          <Button onClick={paint}>Pintar {areaWords(areaOf(selection))}</Button>
          <Button variant="default" onClick={clear}>
            Desmarcar
          </Button>
        </div>
      )}
    </div>
  )
})

/** Opening hours before it are the end of the night before. */
const MORNING = 10

/** Returns the row where the grid begins to be read: the first open one of the morning. */
function firstRow(rows: readonly GridRow[]): number {
  const isOpen = ({ cells }: GridRow) => cells.some((cell) => cell.isOpen)
  const first = rows.findIndex((row, index) => index >= MORNING && isOpen(row))
  return first === -1 ? Math.max(0, rows.findIndex(isOpen)) : first
}
