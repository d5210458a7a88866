import { bookedWhat, type BookingPlace } from '../bookings/booking-notices.ts'
import type { Notice } from '../notifications/notice.ts'
import { formatTime } from '../time/format.ts'
import type { Wait } from './wait.ts'

type Told = Pick<Wait, 'athleteId' | 'fieldId' | 'start' | 'end'>

/** Returns the notice of a time that is kept for whoever is next: it is mailed at once, since it is kept for minutes. */
export function offeredNotice(
  wait: Told,
  place: BookingPlace,
  { bookingId, until }: { bookingId: string; until: string },
): Notice {
  return {
    userId: wait.athleteId,
    kind: null,
    urgent: true,
    type: 'success',
    message: `Vagou: ${bookedWhat(wait, place)}, ${place.companyName}. É seu até ${formatTime(until, place.timeZone)}.`,
    actionText: 'Reservar agora',
    actionUrl: `/atleta/reservas/${bookingId}/pagamento`,
  }
}

/** Returns the notice of a time that is free for all who wait for it. */
export function freeNotice(wait: Told, place: BookingPlace): Notice {
  return {
    userId: wait.athleteId,
    kind: null,
    urgent: true,
    type: 'success',
    message: `Vagou: ${bookedWhat(wait, place)}, ${place.companyName}. Quem reservar primeiro leva.`,
    actionText: 'Reservar agora',
    actionUrl: `/field/${wait.fieldId}?inicio=${wait.start}&fim=${wait.end}`,
  }
}

/** Returns the notice of an offer that nobody took in time. */
export function lostNotice(wait: Told, place: BookingPlace): Notice {
  return {
    userId: wait.athleteId,
    kind: 'bookings',
    type: 'warning',
    message: `Sua vez passou: ${bookedWhat(wait, place)}. O tempo para reservar acabou.`,
    ...toField(wait),
  }
}

/** Returns the notice of a wait whose time has come without becoming free. */
export function overNotice(wait: Told, place: BookingPlace): Notice {
  return {
    userId: wait.athleteId,
    kind: 'bookings',
    type: 'message',
    message: `Não vagou: ${bookedWhat(wait, place)}. A fila de espera acabou.`,
    ...toField(wait),
  }
}

const toField = ({ fieldId }: Pick<Wait, 'fieldId'>) => ({
  actionText: 'Ver outros horários',
  actionUrl: `/field/${fieldId}`,
})
