import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useMemo } from 'react'
import styles from './day-tiles.module.css'
import { inPairs } from './grid-rows.ts'
import type { Choice } from './use-choice.ts'
import { useTiles } from './use-tiles.ts'
import type { Week } from './use-week.ts'
import { WeekTile } from './week-tile.tsx'
import { dayName } from './words.ts'

type Props = { day: string; timeZone: string; week: Week; choice: Choice; onPage: (step: -1 | 1) => boolean }

/** A day as large tiles in two columns. Past slots are left out. */
export function DayTiles({ day, timeZone, week, choice, onPage }: Props) {
  const { outline, holidays } = week
  const holiday = holidays.get(day)
  const all = useMemo(() => outline.filter((slot) => slot.day === day), [outline, day])
  const ahead = useMemo(() => all.filter((slot) => !('status' in slot) || slot.status !== 'past'), [all])
  const lines = useMemo(() => inPairs(ahead), [ahead])
  const { roving, drag, slotAt } = useTiles<HTMLDivElement>(lines, { week, choice, onPage })
  return (
    <div
      ref={roving.ref}
      role="group"
      aria-label={dayName(day)}
      aria-busy={week.query.isPending}
      className={styles.tiles}
      tabIndex={-1}
      onKeyDown={roving.onKeyDown}
    >
      {holiday !== undefined && <p className={styles.holiday}>Feriado: {holiday}</p>}
      {ahead.length === 0 && (
        <p className={styles.none}>
          {all.length === 0 ? 'Fechado nesse dia.' : 'Os horários desse dia já passaram.'}
        </p>
      )}
      {ahead.map((cell) => {
        const slot = slotAt(cell.start)
        if (!slot) return <Skeleton key={cell.start} height="4.5rem" />
        return <WeekTile key={cell.start} {...{ slot, timeZone, choice, roving, drag }} withTime />
      })}
    </div>
  )
}
