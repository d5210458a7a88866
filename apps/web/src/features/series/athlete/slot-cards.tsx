import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { useId } from 'react'
import { useNow } from '../../../lib/time/use-now.ts'
import { SlotCard } from './slot-card.tsx'
import classes from './fixed-slots.module.css'

type Props = {
  slots: readonly SeriesDetail[]
  /** Their title; `Horários fixos` by default. */
  title?: string
}

/** The fixed slots of an athlete, as cards. */
export default function SlotCards({ slots, title = 'Horários fixos' }: Props) {
  const now = useNow(60_000)
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
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
