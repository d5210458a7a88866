import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { memo } from 'react'
import classes from './price-grid.module.css'
import { dayHeads, dayNames } from './tile-words.ts'

/** The heads of the days, which select a whole day. `focused`: the column that Tab reaches; null for none here. */
export const GridHead = memo(function GridHead({ focused }: { focused: number | null }) {
  return (
    <div role="row" className={classes.heads}>
      <div role="columnheader" className={classes.corner}>
        <span className="visually-hidden">Hora</span>
      </div>
      {priceDays.map((day, column) => (
        <div key={day} role="columnheader" className={classes.day}>
          <button
            type="button"
            className={classes.pick}
            aria-label={`${dayHeads[day]}: ${dayNames[day]}, o dia todo`}
            tabIndex={focused === column ? 0 : -1}
            data-row={-1}
            data-column={column}
          >
            {dayHeads[day]}
          </button>
        </div>
      ))}
    </div>
  )
})
