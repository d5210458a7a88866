import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMedia } from '../../../lib/browser/use-media.ts'
import type { CompanyBookingsSearch } from '../company/company-bookings-search.ts'
import { BoardLegend } from './board-legend.tsx'
import { monthOf, weekOf } from './calendar-range.ts'
import type { DrawnView } from './calendar-search.ts'
import { DayBoard } from './day-board.tsx'
import { DayList } from './day-list.tsx'
import { DayStrip } from './day-strip.tsx'
import type { LaneKind } from './lane-kinds.ts'
import { dayOf } from './lanes.ts'
import { MoveBar } from './move/move-bar.tsx'
import { MoveDialog } from './move/move-dialog.tsx'
import { type Mover, useMover } from './move/use-mover.ts'
import { MonthBoard } from './month-board.tsx'
import { WeekBoard } from './week-board.tsx'

type Props = {
  calendar: Calendar
  view: DrawnView
  day: string
  today: string
  now: string
  fieldId: string | undefined
  picked: LaneKind | undefined
  /** The id of the booking whose dialog to move it is open. */
  moved: string | undefined
  /** Changes parameters of the address. */
  onGo: (part: CompanyBookingsSearch) => void
}

/** A loaded calendar in one of its views, with what is moved on it. */
export function CalendarBody({ calendar, view, day, today, now, fieldId, picked, moved, onGo }: Props) {
  const mover = useMover({ calendar, date: day, now })
  const { shown } = mover
  if (shown.fields.length === 0)
    return (
      <EmptyState
        drawing="booked"
        title="Nenhum campo no ar ainda"
        text="Assim que o primeiro for publicado, as reservas dele aparecem aqui, hora por hora."
        action={<Link to="/company/fields">Publicar o primeiro campo</Link>}
      />
    )
  return (
    <>
      {view === 'semana' && <WeekBoard {...{ today, now, fieldId }} calendar={shown} days={weekOf(day)} />}
      {view === 'mes' && (
        <MonthBoard {...{ day, today, now, fieldId }} calendar={shown} days={monthOf(day)} />
      )}
      {view === 'dia' && <CalendarDay {...{ day, today, now, fieldId, picked, mover, onGo }} />}
      <MoveBar mover={mover} calendar={calendar} day={day} />
      <MoveDialog id={moved} now={now} mover={mover} />
    </>
  )
}

type DayProps = Omit<Props, 'view' | 'calendar' | 'moved'> & { mover: Mover }

function CalendarDay({ day: date, today, now, fieldId, picked, mover, onGo }: DayProps) {
  const calendar = mover.shown
  const wide = useMedia('(min-width: 48em)')
  const day = useMemo(() => dayOf(calendar, date, now, fieldId), [calendar, date, now, fieldId])
  const counts = new Map<LaneKind, number>()
  for (const { kind } of day?.lanes.flatMap(({ blocks }) => blocks) ?? [])
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return (
    <>
      {!wide && <DayStrip day={date} today={today} />}
      {day === null ? (
        <EmptyState
          drawing="booked"
          title="A arena não abre neste dia"
          text="Nada está reservado. Os horários de funcionamento ficam na página da arena."
          action={<Link to="/company/profile">Ver os horários</Link>}
        />
      ) : wide ? (
        <DayBoard
          {...{ day, calendar, now, picked }}
          onOpen={(reserva) => onGo({ reserva })}
          onPick={({ fieldId: onde, start: inicio, end: fim }) => onGo({ nova: 1, onde, inicio, fim })}
          onDrop={({ booking, to }, judged) =>
            judged.ok ? mover.move(booking, to, judged) : mover.refuse(booking, to, judged.message)
          }
          onLost={mover.say}
        />
      ) : (
        <DayList {...{ day, calendar, now, picked }} />
      )}
      {day !== null && <BoardLegend picked={picked} counts={counts} />}
    </>
  )
}
