import { isInTime } from '@campo-livre/domain/series/bill.ts'
import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayWords } from '../month-words.ts'
import classes from './fixed-slot-view.module.css'
import { SlotDate } from './slot-date.tsx'
import { canGiveBack, sortedDates } from '../sorted-dates.ts'

/** The number of dates that are shown at first, and that come with each press. */
const AT_ONCE = 6

/** The dates of a fixed slot: those to come, soonest first, and those that are over. */
export function SlotDates({ series, now }: { series: SeriesDetail; now: string }) {
  const { coming, past } = sortedDates(series.dates, now)
  return (
    <div className={classes.dates}>
      <Dates
        title="Próximas datas"
        series={series}
        dates={coming}
        now={now}
        none="Não há mais datas marcadas."
      />
      {past.length > 0 && <Dates title="Já passaram" series={series} dates={past} now={now} />}
    </div>
  )
}

type Props = {
  title: string
  series: SeriesDetail
  dates: readonly SeriesBooking[]
  now: string
  none?: string
}

function Dates({ title, series, dates, now, none }: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  const left = dates.length - shown
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {dates.length === 0 ? (
        <p className={classes.note}>{none}</p>
      ) : (
        <ul className={classes.list}>
          {dates.slice(0, shown).map((date) => (
            <SlotDate
              key={date.bookingId}
              series={series}
              date={date}
              now={now}
              act={canGiveBack(date, now) && <DateActs series={series} date={date} now={now} />}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className={button.secondary} onClick={() => setShown(shown + 2 * AT_ONCE)}>
          {left === 1 ? 'Mostrar mais 1 data' : `Mostrar mais ${Math.min(left, 2 * AT_ONCE)} datas`}
        </button>
      )}
    </section>
  )
}

/** The acts on one game: another time, as long as it is in time, or the week given back. */
function DateActs({ series, date, now }: { series: SeriesDetail; date: SeriesBooking; now: string }) {
  const { day } = date
  const isAhead = Date.parse(date.start) <= Date.parse(now) + SWAPPED_WITHIN_MS
  return (
    <div className={classes.acts}>
      {isAhead && isInTime(date, series.terms, now) && (
        <Link to="." search={{ fazer: 'trocar', data: day }} resetScroll={false} className={button.secondary}>
          Trocar<span className="visually-hidden"> o dia de {dayWords(day)}</span>
        </Link>
      )}
      <GiveBackLink day={day} />
    </div>
  )
}

/** Times further ahead are seldom on sale yet. */
const SWAPPED_WITHIN_MS = 28 * 86_400_000

/** The link that asks to give the week of a day back. */
function GiveBackLink({ day }: { day: string }) {
  return (
    <Link to="." search={{ devolver: day }} resetScroll={false} className={button.secondary}>
      Devolver<span className="visually-hidden"> a semana de {dayWords(day)}</span>
    </Link>
  )
}
