import type { Notice } from '../../notifications/notice.ts'
import type { Booking } from '../booking.ts'
import { athleteAction, bookedWhat, type BookingPlace, companyAction } from '../booking-notices.ts'

type Person = { id: string; name: string }

/** Returns the notices of a booking that went from one athlete to another: to both, which cannot be muted, and to the arena. */
export function handedOverNotices(
  booking: Booking,
  { giver, taker, place }: { giver: Person; taker: Person; place: BookingPlace },
): Notice[] {
  const what = bookedWhat(booking, place)
  return [
    {
      userId: giver.id,
      kind: null,
      type: 'success',
      message: `${taker.name} ficou com a sua reserva: ${what}.`,
      about: { userId: taker.id, nameless: `Sua reserva passou para outra pessoa: ${what}.` },
      actionText: 'Ver reservas',
      actionUrl: '/atleta/reservas',
    },
    {
      userId: taker.id,
      kind: null,
      type: 'success',
      message: `A reserva agora é sua: ${what}, ${place.companyName}.`,
      ...athleteAction(booking),
    },
    {
      userId: place.ownerId,
      kind: 'new-bookings',
      type: 'message',
      message: `${giver.name} passou a reserva para ${taker.name}: ${what}.`,
      about: { userId: taker.id, nameless: `Uma reserva passou para outra pessoa: ${what}.` },
      ...companyAction(booking, place),
    },
  ]
}
