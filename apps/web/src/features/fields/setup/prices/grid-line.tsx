import { memo } from 'react'
import type { GridRow } from './grid-rows.ts'
import { isSameRow } from './grid-rows.ts'
import { GridTile } from './grid-tile.tsx'
import classes from './price-grid.module.css'
import { hourOf } from './tile-words.ts'

type Props = {
  row: GridRow
  index: number
  /** The selected columns; null for none. */
  left: number | null
  right: number | null
  /** The column that Tab reaches, −1 for the head; null for none here. */
  focused: number | null
}

/** A half hour of all days; its head selects it. */
export const GridLine = memo(function GridLine({ row, index, left, right, focused }: Props) {
  const hour = hourOf(row.minute)
  const shown = row.minute % 60 === 0 ? hour : '30'
  return (
    <div role="row" className={classes.line}>
      <div role="rowheader" className={classes.hour}>
        <button
          type="button"
          className={classes.pick}
          aria-label={shown === hour ? `${hour}, todos os dias` : `${shown}: ${hour}, todos os dias`}
          tabIndex={focused === -1 ? 0 : -1}
          data-row={index}
          data-column={-1}
          data-half={row.minute % 60 === 0 ? undefined : true}
        >
          {shown}
        </button>
      </div>
      {row.cells.map((cell, column) => {
        const isSelected = left !== null && right !== null && column >= left && column <= right
        return (
          <GridTile
            key={column}
            name={cell.name}
            text={cell.text}
            step={cell.step}
            isOpen={cell.isOpen}
            isSelected={isSelected}
            isFocused={focused === column}
            row={index}
            column={column}
          />
        )
      })}
    </div>
  )
}, isSame)

function isSame(before: Props, after: Props): boolean {
  const { row, ...rest } = before
  const others = Object.entries(rest).every(([name, value]) => after[name as keyof Props] === value)
  return others && (row === after.row || isSameRow(row, after.row))
}
