import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useMemo } from 'react'
import { ClosedDay, DayHeading, HourHeading } from './grid-headings.tsx'
import { closedColumns, gridRows } from './grid-rows.ts'
import type { Choice } from './use-choice.ts'
import { useTiles } from './use-tiles.ts'
import type { Week } from './use-week.ts'
import styles from './week-grid.module.css'
import { WeekTile } from './week-tile.tsx'

type Props = { timeZone: string; week: Week; choice: Choice; onPage: (step: -1 | 1) => boolean }

/** The week as a grid of tiles: hours in rows, days in columns; blank tiles until it is loaded. */
export function WeekGrid({ timeZone, week, choice, onPage }: Props) {
  const { outline, days, today, holidays } = week
  const rows = useMemo(() => gridRows(outline, days, timeZone), [outline, days, timeZone])
  const lines = useMemo(() => rows.map(({ cells }) => cells), [rows])
  const closed = useMemo(() => closedColumns(lines, days.length), [lines, days])
  const { roving, drag, slotAt } = useTiles<HTMLTableElement>(lines, { week, choice, onPage })
  return (
    <table
      ref={roving.ref}
      role="grid"
      aria-label="Horários da semana"
      aria-busy={week.query.isPending}
      className={styles.grid}
      tabIndex={-1}
      onKeyDown={roving.onKeyDown}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">Hora</span>
          </th>
          {days.map((day) => (
            <DayHeading key={day} day={day} isToday={day === today} holiday={holidays.get(day) ?? null} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minute, cells }, line) => (
          <tr key={minute}>
            <HourHeading minute={minute} />
            {cells.map((cell, column) => {
              const slot = cell && slotAt(cell.start)
              if (closed.has(column)) return line === 0 && <ClosedDay key={column} rows={rows.length} />
              return (
                <td key={column}>
                  {cell && !slot && <Skeleton height="var(--cl-touch)" />}
                  {slot && <WeekTile {...{ slot, timeZone, choice, roving, drag }} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
