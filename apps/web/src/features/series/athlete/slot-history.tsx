import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import classes from './fixed-slot-view.module.css'

/** The changes of a fixed slot, the latest first: by its athlete and by the arena. */
export function SlotHistory({ series }: { series: SeriesDetail }) {
  const { history, company, timeZone } = series
  return (
    <details className={classes.bill}>
      <summary>
        <h2 className={classes.month}>Histórico</h2>
      </summary>
      <ol className={`${classes.inside} ${classes.history}`}>
        {history.toReversed().map(({ id, at, mine, text }) => (
          <li key={id}>
            <p className={classes.note}>
              {formatDateTime(at, timeZone)}, {mine ? 'você' : company.name}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
