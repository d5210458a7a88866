import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { dateWords } from '../date-words.ts'
import { sortedDates } from '../sorted-dates.ts'
import classes from './series.module.css'

type Props = { series: CompanySeries; now: string }

/** The dates that are shown before the others are asked for. */
const FIRST = 6

/** The dates of a contract: those to come, each with what can be done from it on, and those that were. */
export function ContractDates({ series, now }: Props) {
  const [isAll, setAll] = useState(false)
  const { coming, past } = sortedDates(series.dates, now)
  return (
    <section className={classes.card} aria-labelledby="datas">
      <h2 id="datas" className={classes.title}>
        Próximas datas
      </h2>
      {coming.length === 0 && <p className={classes.dim}>Nenhuma data por vir.</p>}
      <Dates dates={isAll ? coming : coming.slice(0, FIRST)} series={series} now={now} />
      {!isAll && coming.length > FIRST && (
        <button type="button" className={button.subtle} onClick={() => setAll(true)}>
          Ver as {coming.length} datas
        </button>
      )}
      {past.length > 0 && (
        <details>
          <summary className={classes.summary}>
            {past.length === 1 ? '1 data que passou' : `${past.length} datas que passaram`}
          </summary>
          <Dates dates={past} series={series} now={now} />
        </details>
      )}
    </section>
  )
}

function Dates({ dates, series, now }: Props & { dates: CompanySeries['dates'] }) {
  const { timeZone } = series
  const today = localDay(timeZone, now)
  return (
    <ul className={classes.dates}>
      {dates.map((date) => {
        const { bookingId, start, end, day, priceCents, status, giveBackCents } = date
        const label = formatPlannedDay(localDay(timeZone, start), today)
        const words = dateWords(series, date, now)
        const isOpen = status === 'confirmed' && giveBackCents !== null
        return (
          <li key={bookingId} className={classes.date} data-off={status === 'cancelled' || undefined}>
            <Link
              to="/company/bookings"
              search={{ dia: localDay(timeZone, start), reserva: bookingId }}
              className={classes.when}
            >
              {label}, {formatTimes({ start, end }, timeZone)}
            </Link>
            <span className={classes.price}>{formatCents(priceCents)}</span>
            {words !== '' && <span className={classes.note}>{words}</span>}
            {isOpen && (
              <span className={classes.dateActs}>
                {(
                  [
                    ['mudar', 'Mudar'],
                    ['devolver', 'Devolver'],
                    ['cancelar', 'Cancelar'],
                  ] as const
                ).map(([fazer, act]) => (
                  <Link
                    key={fazer}
                    to="."
                    search={mergeSearch({ fazer, data: day })}
                    resetScroll={false}
                    className={classes.act}
                    aria-label={`${act}, ${label}`}
                  >
                    {act}
                  </Link>
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
