import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './day-figures.module.css'
import type { Today } from './todays-bookings.ts'

/** The day in three figures, in a line. */
export function DayFigures({ today: { all, playing, next } }: { today: Today }) {
  const figures = [
    { label: 'Agora nos campos', value: playing.length },
    { label: 'Ainda por vir', value: next.length },
    { label: 'Reservas hoje', value: all.length },
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
