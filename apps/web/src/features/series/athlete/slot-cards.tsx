import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { SlotCard } from './slot-card.tsx'
import classes from './fixed-slots.module.css'

/** The fixed slots of an athlete, as cards. */
export default function SlotCards({ slots }: { slots: readonly SeriesDetail[] }) {
  const now = useNow(60_000)
  return (
    <section className={classes.section} aria-labelledby="horarios-fixos">
      <h2 id="horarios-fixos" className={classes.title}>
        Horários fixos
      </h2>
      <ul className={classes.list}>
        {slots.map((series) => (
          <li key={series.id}>
            <SlotCard series={series} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
