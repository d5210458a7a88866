import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './day-figures.module.css'
import type { Today } from './todays-bookings.ts'

/** The day in three figures, readable from a distance. */
export function DayFigures({ today: { all, playing, next } }: { today: Today }) {
  const figures = [
    { label: 'Agora nos campos', value: playing.length, live: playing.length > 0 },
    { label: 'Ainda por vir', value: next.length, live: false },
    { label: 'Reservas hoje', value: all.length, live: false },
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, live }) => (
        <div key={label} className={classes.figure} data-live={live || undefined}>
          <dt>{label}</dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
