import { waitingQuery } from '@campo-livre/api/companies/list-waiting.ts'
import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { dayNeeds } from '@campo-livre/domain/bookings/day/day-needs.ts'
import { type ArenaNeed, needUrgency } from '@campo-livre/domain/companies/arena-needs.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { rangeOf } from '../calendar/calendar-range.ts'
import { laneWords } from '../calendar/lane-kind.ts'
import { BookingLine } from './booking-line.tsx'
import classes from './dashboard-list.module.css'
import { NeedLink } from './need-link.tsx'
import { focusContent } from '../../../lib/browser/focus-content.ts'
import { needActs, needWords, sinceWords } from './need-words.ts'

type Props = { timeZone: string; today: string; now: string }

/**
 * The list of all that waits for somebody at the arena now, each line with its act: the bookings of this hour, then the
 * rest, the most urgent first. None for nothing; what could not be read is not there.
 */
export function DayNeedsList({ timeZone, today, now }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const day = useQuery(companyCalendarQuery(rangeOf('dia', today)))
  const waiting = useQuery(waitingQuery())
  if (day.isPending || waiting.isPending) return <Skeleton height="16rem" />
  const calendar = day.data
  const { late, holds } = dayNeeds(calendar?.bookings ?? [], now)
  const needs = waiting.data ?? []
  const count = late.length + holds.length + needs.length
  if (count === 0) return null
  return (
    <section aria-labelledby="para-resolver" className={classes.section}>
      <h2 ref={title} id="para-resolver" tabIndex={-1} className={classes.title}>
        Para resolver
      </h2>
      <ul className={classes.list}>
        {calendar &&
          late.map((booking) => (
            <BookingLine
              key={booking.id}
              {...{ booking, calendar, now }}
              words={laneWords('awaited', booking, now)}
              isUrgent
              // The last line takes the title with it.
              onDone={() => (count > 1 ? title.current?.focus() : focusContent())}
            />
          ))}
        {calendar &&
          holds.map((booking) => (
            <BookingLine
              key={booking.id}
              {...{ booking, calendar, now }}
              words={booking.holdExpiresAt && `Paga até ${formatAtTime(booking.holdExpiresAt, timeZone)}`}
            />
          ))}
        {needs.map((need) => (
          <NeedLine key={need.kind} {...{ need, today, timeZone }} />
        ))}
      </ul>
    </section>
  )
}

function NeedLine({ need, today, timeZone }: { need: ArenaNeed } & Pick<Props, 'today' | 'timeZone'>) {
  return (
    <li className={classes.need} data-urgency={needUrgency[need.kind]}>
      <NeedLink need={need} today={today}>
        <span className={classes.what}>{needWords(need)}</span>{' '}
        <span className={classes.since}>{sinceWords(need, today, timeZone)}</span>{' '}
        <span className={classes.way}>{needActs[need.kind]}</span>
      </NeedLink>
    </li>
  )
}
