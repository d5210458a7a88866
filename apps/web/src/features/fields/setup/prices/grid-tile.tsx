import { memo } from 'react'
import type { GridCell } from './grid-rows.ts'
import classes from './price-grid.module.css'

type Props = GridCell & { isSelected: boolean; isFocused: boolean; row: number; column: number }

/** A half hour of a day with its price. */
export const GridTile = memo(function GridTile(props: Props) {
  const { name, text, step, isOpen, isSelected, isFocused, row, column } = props
  return (
    <div
      role="gridcell"
      aria-label={name}
      aria-selected={isSelected}
      tabIndex={isFocused ? 0 : -1}
      className={classes.tile}
      data-row={row}
      data-column={column}
      data-step={step ?? undefined}
      data-closed={isOpen ? undefined : true}
    >
      {text}
    </div>
  )
})
