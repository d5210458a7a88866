import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { dayWords } from '../month-words.ts'
import classes from './fixed-slot-view.module.css'
import { pausesAhead, resumeWords } from './manage/slot-act.ts'
import { endWords, pauseWords } from './next-step.ts'

/** The pauses and the end of a fixed slot that are ahead; a pause of one's own can end early. */
export function SlotStates({ series, now }: { series: SeriesDetail; now: string }) {
  const today = localDay(series.timeZone, now)
  const end = endWords(series, now)
  const pauses = pausesAhead(series, now)
  if (end === '' && pauses.length === 0) return null
  return (
    <ul className={classes.states} aria-label="Pausas e fim">
      {pauses.map((pause) => (
        <li key={pause.id} className={classes.date}>
          <p className={classes.when}>{pauseWords(pause)}</p>
          {pause.mine && pause.until > today && (
            <Link
              to="."
              search={{ fazer: 'voltar', pausa: pause.id }}
              resetScroll={false}
              className={button.secondary}
            >
              {resumeWords(pause, today)}
              <span className="visually-hidden">, {dayWords(pause.from)}</span>
            </Link>
          )}
          {!pause.mine && <p className={classes.note}>A arena pausou.</p>}
        </li>
      ))}
      {end !== '' && (
        <li className={classes.date}>
          <p className={classes.when}>{end}</p>
        </li>
      )}
    </ul>
  )
}
