import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { formatMinute, weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { localDay, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { standingOf } from './series-words.ts'
import classes from './series.module.css'

type RowsProps = { rows: readonly SeriesRow[]; today: string }
type Props = RowsProps & {
  /** False where a filter shows some of them alone. */
  isWhole: boolean
}

/** The contracts by the day of the week on which they play; those that are over below. */
export function SeriesList({ rows, today, isWhole }: Props) {
  const running = rows.filter(({ status }) => status !== 'ended')
  const over = rows.filter(({ status }) => status === 'ended')
  return (
    <div className={classes.list}>
      {rows.length === 0 && <p className={classes.dim}>Nenhum mensalista assim.</p>}
      {weekdayNames.map((name, weekday) => {
        const those = running
          .filter(({ segment }) => weekdayOf(segment.from) === weekday)
          .toSorted((a, b) => a.segment.startMinute - b.segment.startMinute)
        return (
          those.length > 0 && (
            <section key={name} aria-label={name}>
              <h2 className={classes.weekday}>{name}</h2>
              <Rows rows={those} today={today} />
            </section>
          )
        )
      })}
      {over.length > 0 && (
        <details open={!isWhole}>
          <summary className={classes.summary}>
            {over.length === 1 ? '1 horário fixo encerrado' : `${over.length} horários fixos encerrados`}
          </summary>
          <Rows rows={over} today={today} />
        </details>
      )}
    </div>
  )
}

function Rows({ rows, today }: RowsProps) {
  return (
    <ul className={classes.rows}>
      {rows.map((row) => {
        const { id, customerName, fieldName, segment, nextStart, timeZone, status } = row
        const { tone, words } = standingOf(row)
        return (
          <li key={id}>
            <Link to="/company/series/$id" params={{ id }} className={classes.row}>
              <span className={classes.hour}>{formatMinute(segment.startMinute)}</span>
              <span className={classes.who}>
                <span className={classes.name}>{customerName}</span>
                <span className={classes.dim}>
                  {fieldName}
                  {status === 'paused' && ', pausado'}
                  {segment.every === 2 && ', a cada duas semanas'}
                  {nextStart !== null &&
                    `, próxima ${formatPlannedDay(localDay(timeZone, nextStart), today)}`}
                </span>
              </span>
              <span className={classes.price}>{formatCentsShort(segment.priceCents)}</span>
              <Badge tone={tone} className={classes.badge ?? ''}>
                {words}
              </Badge>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
