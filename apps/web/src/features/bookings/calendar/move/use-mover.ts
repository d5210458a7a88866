import { messageOf, ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { toCalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import type { BookingAnswer } from '@campo-livre/domain/bookings/company-booking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBookingCommand } from '../../../../shared/bookings/use-booking-command.ts'
import { placesNear, instantsOf, judgePlace, type MoveOffer } from './judge-place.ts'
import { placeWords } from './move-words.ts'
import type { Place } from './place.ts'

/** The result of the last move, told where it was made: done and to be undone, refused with other places, or undone. */
export type Told =
  | { kind: 'done'; words: string; commandId: string }
  | { kind: 'refused'; words: string; booking: CalendarBooking; places: readonly Place[] }
  | { kind: 'note'; words: string }

type Moving = { booking: CalendarBooking; to: Place }

/** Milliseconds in which a move can be undone. */
const UNDO_MS = 10_000

/**
 * Sends moves of bookings, one at a time, and shows each at its new place before the answer. What is refused or lost goes
 * back, with at most three other places.
 */
export function useMover({ calendar, date, now }: { calendar: Calendar; date: string; now: string }) {
  const client = useQueryClient()
  const [moving, setMoving] = useState<Moving | null>(null)
  /** The move that was sent last: its answer comes when this render is gone. */
  const sent = useRef<Moving>(null)
  const [told, setTold] = useState<Told | null>(null)
  const keep = ({ bookings }: BookingAnswer) =>
    client.setQueriesData<Calendar>(
      { queryKey: ['bookings', 'calendar'] },
      (known) => known && withBookings(known, bookings.map(toCalendarBooking)),
    )
  const command = useBookingCommand({
    failure: 'Não deu para mover a reserva. Confira a internet e tente de novo.',
    done: (answer, draft) => {
      keep(answer)
      setMoving(null)
      if (draft.type === 'undo') setTold({ kind: 'note', words: 'Desfeito: a reserva voltou ao lugar.' })
      else if (sent.current)
        setTold({
          kind: 'done',
          words: `${sent.current.booking.customerName} agora em ${placeWords(sent.current.to, calendar)}.`,
          commandId: answer.done.id,
        })
    },
    failed: (error) => {
      setMoving(null)
      const lost = error instanceof ApiError && error.kind === 'refused'
      const words = messageOf(error, 'Não deu para mover a reserva. Confira a internet e tente de novo.')
      if (sent.current === null) setTold({ kind: 'note', words })
      // Without an answer the same place is offered once more; sent again it counts once.
      else refuse(sent.current.booking, sent.current.to, words, lost ? undefined : [sent.current.to])
    },
  })
  const refuse = (booking: CalendarBooking, to: Place, words: string, places?: readonly Place[]) =>
    setTold({
      kind: 'refused',
      words,
      booking,
      places: places ?? placesNear(booking, to, { calendar, now, date }),
    })
  const move = (booking: CalendarBooking, to: Place, { price }: Pick<MoveOffer, 'price'>) => {
    if (command.pending) return
    sent.current = { booking, to }
    setMoving(sent.current)
    setTold(null)
    command.run({ type: 'move', bookingId: booking.id, ...instantsOf(to), price })
  }
  const undo = () => {
    if (told?.kind !== 'done') return
    sent.current = null
    command.run({ type: 'undo', commandId: told.commandId })
  }
  const onUndoKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || typing) return
    event.preventDefault()
    undo()
  })
  const undoable = told?.kind === 'done'
  useEffect(() => {
    if (!undoable) return undefined
    const listen = (event: KeyboardEvent) => onUndoKey(event)
    const timer = setTimeout(() => setTold(null), UNDO_MS)
    window.addEventListener('keydown', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', listen)
    }
  }, [undoable])
  return {
    /** The calendar with a move that is on its way at its new place. */
    shown: moving ? withBookings(calendar, [{ ...moving.booking, ...instantsOf(moving.to) }]) : calendar,
    told,
    pending: command.pending,
    move,
    /** Moves to one of the places that were offered. */
    choose: (booking: CalendarBooking, to: Place) => {
      const judged = judgePlace(booking, to, { calendar, now })
      if (judged.ok) move(booking, to, judged)
      else refuse(booking, to, judged.message)
    },
    refuse,
    say: (words: string) => setTold({ kind: 'note', words }),
    undo,
    dismiss: () => setTold(null),
  }
}
export type Mover = ReturnType<typeof useMover>

/** Returns a calendar with some of its bookings as they are now, in order of their start. */
export function withBookings(calendar: Calendar, changed: readonly CalendarBooking[]): Calendar {
  const byId = new Map(changed.map((booking) => [booking.id, booking]))
  if (!calendar.bookings.some(({ id }) => byId.has(id))) return calendar
  const bookings = calendar.bookings
    .map((booking) => {
      const now = byId.get(booking.id)
      return now ? { ...now, tabCode: booking.tabCode } : booking
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return { ...calendar, bookings }
}
