import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import { sameTimeAgain } from '@campo-livre/domain/bookings/same-time-again.ts'
import { canCancel, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import {
  IconBallFootball,
  IconBrandWhatsapp,
  IconCalendarRepeat,
  IconCalendarTime,
  IconFileDownload,
  IconMapPin,
  IconReceipt,
  IconRefresh,
  IconTrash,
  IconUserShare,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { directionsLink, shareLink } from '../../lib/format/links.ts'
import { PaperButton } from '../../lib/paper/paper-button.tsx'
import { pickedTimeSearch } from '../../shared/bookings/picked-time-search.ts'
import classes from './booking-actions.module.css'
import { prefetchPassOn } from './handover/pass-on-drawer.tsx'
import { prefetchMove } from './move/move-drawer.tsx'
import { CalendarAction } from './ticket/calendar-action.tsx'
import { invitation } from './ticket/invitation.ts'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const away = { target: '_blank', rel: 'noreferrer' } as const

/** The actions that a booking's state allows. */
export function BookingActions({ booking, now }: { booking: BookingDetail; now: string }) {
  const status = statusAt(booking, now)
  const { field, company, series } = booking
  const comes = status === 'confirmed'
  const { timeZone } = company
  const isAhead = comes && !series && Date.parse(now) < Date.parse(booking.start)
  const stillAhead =
    (status === 'expired' || status === 'cancelled') && Date.parse(now) < Date.parse(booking.start)
  const again = stillAhead ? booking : sameTimeAgain(booking, { timeZone, now })
  const againWords = `${formatShortDay(again.start, timeZone)} ${formatAtTime(again.start, timeZone)}`
  return (
    <ul className={classes.actions} aria-label="O que fazer com a reserva">
      {comes && (
        <li>
          <CalendarAction booking={booking} />
        </li>
      )}
      {comes && (
        <li>
          <a className={classes.action} href={shareLink(invitation(booking))} {...away}>
            <IconBrandWhatsapp {...icon} /> Compartilhar no WhatsApp
          </a>
        </li>
      )}
      {comes && (
        <li>
          <RachaLink booking={booking} />
        </li>
      )}
      {(comes || status === 'completed') && (
        <li>
          <Link to="/atleta/contas/nova" search={{ reserva: booking.id }} className={classes.action}>
            <IconReceipt {...icon} /> Dividir a conta
          </Link>
        </li>
      )}
      {(comes || status === 'awaiting_payment') && (
        <li>
          <a className={classes.action} href={directionsLink(company.address)} {...away}>
            <IconMapPin {...icon} /> Como chegar
          </a>
        </li>
      )}
      {booking.confirmedAt && (
        <li>
          <PaperButton
            path={`/bookings/${booking.id}`}
            paper={bookingPaper(booking, now)}
            className={classes.action}
          >
            <IconFileDownload {...icon} /> Comprovante
          </PaperButton>
        </li>
      )}
      {isAhead && (
        <li>
          <Link
            to="."
            search={{ mudar: 'sim' }}
            resetScroll={false}
            className={classes.action}
            onPointerEnter={prefetchMove}
            onFocus={prefetchMove}
          >
            <IconCalendarTime {...icon} /> Mudar o horário
          </Link>
        </li>
      )}
      {isAhead && (
        <li>
          <Link
            to="."
            search={{ passar: 'sim' }}
            resetScroll={false}
            className={classes.action}
            onPointerEnter={prefetchPassOn}
            onFocus={prefetchPassOn}
          >
            <IconUserShare {...icon} /> Passar a reserva
          </Link>
        </li>
      )}
      {status !== 'awaiting_payment' && !series && (
        <li>
          <Link
            to="/field/$id"
            params={{ id: field.id }}
            search={pickedTimeSearch(again)}
            className={classes.action}
          >
            <IconRefresh {...icon} /> Reservar de novo: {againWords}
          </Link>
        </li>
      )}
      {series && (
        <li>
          <Link to="/atleta/horarios-fixos/$id" params={{ id: series.id }} className={classes.action}>
            <IconCalendarRepeat {...icon} /> Ver o horário fixo
          </Link>
        </li>
      )}
      {series && canCancel(booking, now) && (
        <li>
          <Link
            to="/atleta/horarios-fixos/$id"
            params={{ id: series.id }}
            search={{ fazer: 'trocar', data: series.day }}
            className={classes.action}
          >
            <IconCalendarTime {...icon} /> Trocar o dia
          </Link>
        </li>
      )}
      {series && canCancel(booking, now) && (
        <li>
          <Link
            to="/atleta/horarios-fixos/$id"
            params={{ id: series.id }}
            search={{ devolver: series.day }}
            className={classes.cancel}
          >
            <IconTrash {...icon} /> Devolver a semana
          </Link>
        </li>
      )}
      {!series && canCancel(booking, now) && (
        <li>
          <Link to="." search={{ cancelar: 'sim' }} resetScroll={false} className={classes.cancel}>
            <IconTrash {...icon} /> Cancelar reserva
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Leads to the racha that is played in it, or to making one. */
function RachaLink({ booking: { id, racha } }: { booking: BookingDetail }) {
  if (racha)
    return (
      <Link to="/atleta/rachas/$id" params={{ id: racha.id }} className={classes.action}>
        <IconBallFootball {...icon} /> Ver o racha: {racha.confirmed} de {racha.maxPlayers} vão
      </Link>
    )
  return (
    <Link to="/atleta/rachas/novo" search={{ reserva: id }} className={classes.action}>
      <IconBallFootball {...icon} /> Criar racha
    </Link>
  )
}
