import type { BookingRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { ageOf, DAY, type Note } from './notification-record.ts'

const INTENSA_NOTES = 500
const UNREAD = 48
/** She is notified of all of her coming games, and of every so many of the past ones. */
const COMING = 6
const EVERY = 15
/** The days between two news of the product. */
const NEWS_DAYS = 30
const NEWEST_NEWS = 40

type SeededNotice = { at: string; type: string; message: string; booking: BookingRecord | null }
type Writer = (
  booking: BookingRecord,
) => (Pick<SeededNotice, 'type' | 'message'> & { at: string | null }) | null

const later = (instant: string, hours: number) => instantOf(toMinutes(instant) + 60 * hours)
const standsAt = ({ cancellation, confirmedAt }: BookingRecord, instant: string) =>
  confirmedAt !== null && confirmedAt <= instant && (cancellation === null || cancellation.at > instant)

/**
 * Writes the notifications about a booking, each with the instant at which it is true; null where it does not apply.
 */
const writers: readonly Writer[] = [
  ({ code, confirmedAt: at }) => ({ at, type: 'success', message: `Reserva ${code} confirmada. Bom jogo!` }),
  (booking) => {
    const at = later(booking.start, -2)
    const message = `Faltam 2 horas para a reserva ${booking.code}.`
    return standsAt(booking, at) ? { at, type: 'reminder', message } : null
  },
  ({ code, status, end }) => {
    const message = `Como foi o jogo da reserva ${code}? Avalie e ajude quem vem depois.`
    return status === 'completed' ? { at: later(end, 3), type: 'message', message } : null
  },
  ({ code, cancellation }) => {
    const who = cancellation?.by === 'company' ? 'pela empresa' : 'a seu pedido'
    return (
      cancellation && {
        at: cancellation.at,
        type: 'warning',
        message: `A reserva ${code} foi cancelada ${who}.`,
      }
    )
  },
  ({ code, status, holdExpiresAt: at }) => {
    const message = `O tempo para pagar a reserva ${code} acabou e o horário foi liberado.`
    return status === 'expired' ? { at, type: 'warning', message } : null
  },
  (booking) => {
    const at = booking.confirmedAt && later(booking.confirmedAt, 20)
    const message = `Uma mensagem comprida sobre a reserva ${booking.code}, dessas que não cabem em duas linhas: o portão da frente estará em obra, entre pelos fundos, procure a Dona Conceição e peça a chave do vestiário número quatro.`
    return at && at < booking.start && standsAt(booking, at) ? { at, type: 'message', message } : null
  },
]

/**
 * Builds five hundred notifications, newest first, of which the newest are unread: events of some of her bookings, and
 * news.
 */
export function intensaNotes(bookings: readonly BookingRecord[], now: string): Note[] {
  const told = bookings
    .filter((_, index) => index < COMING || index % EVERY === 0)
    .flatMap((booking) => writers.map((write): SeededNotice | null => toldBy(write, booking)))
    .filter((each) => each !== null && each.at < now)
  const news = Array.from({ length: INTENSA_NOTES / NEWS_DAYS }, (_, index) => newsAt(index, now))
  const newest = [...told, ...news]
    .filter((each) => each !== null)
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, INTENSA_NOTES)
  if (newest.length < INTENSA_NOTES) throw new Error('too few bookings to write about')
  return newest.map(({ at, type, message, booking }, index) => ({
    type,
    message,
    age: ageOf(at, now),
    ...(index < UNREAD ? { unread: true } : {}),
    ...(index % 2 === 1 ? { shape: 'flat' } : {}),
    ...(booking && index % 3 === 0 ? { action: ['Ver reserva', `/atleta/reservas/${booking.id}`] } : {}),
  }))
}

function toldBy(write: Writer, booking: BookingRecord): SeededNotice | null {
  const written = write(booking)
  return written?.at ? { ...written, at: written.at, booking } : null
}

function newsAt(index: number, now: string): SeededNotice {
  const age = NEWEST_NEWS + index * NEWS_DAYS * DAY
  const at = new Date(Date.parse(now) - age * 1000).toISOString()
  return { at, type: 'system', message: 'Atualizamos os termos de uso. Leia quando puder.', booking: null }
}
