import { creditBackCents } from '@campo-livre/domain/credit/credit-back.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describeRefund } from '@campo-livre/domain/payments/money-back.ts'
import { formatAtTime, formatDayMonth, formatTime } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { notify } from '../notifications/notify.ts'

/** Returns the texts and the links that the notices of a booking share. */
export function told(db: Database, booking: BookingRecord) {
  const company = db.companies.find(booking.companyId)
  const zone = company?.timeZone ?? HOME_ZONE
  const when = `${formatDayMonth(booking.start, zone)} ${formatAtTime(booking.start, zone)}`
  const what = `${db.fields.find(booking.fieldId)?.name ?? 'Campo'}, ${when}`
  return {
    what,
    zone,
    companyName: company?.name ?? 'A arena',
    ownerId: company?.ownerId ?? null,
    athleteAction: { actionText: 'Ver reserva', actionUrl: `/atleta/reservas/${booking.id}` },
    companyAction: {
      actionText: 'Ver reserva',
      actionUrl: `/company/bookings?dia=${localDay(zone, booking.start)}&reserva=${booking.id}`,
    },
  }
}

/** Notifies the athlete of a confirmed booking and the company of a new one. */
export async function notifyConfirmed(db: Database, booking: BookingRecord): Promise<void> {
  const { what, ownerId, athleteAction, companyAction } = told(db, booking)
  const isPaid = booking.payment?.status === 'paid'
  const paid = isPaid ? 'Pagamento recebido e reserva confirmada' : 'Reserva confirmada'
  await notify(db, booking.athleteId, {
    kind: isPaid ? 'payments' : 'bookings',
    type: 'success',
    message: `${paid}: ${what}.`,
    ...athleteAction,
  })
  const message = `Nova reserva de ${booking.customerName}: ${what}.`
  const about = { userId: booking.athleteId, nameless: `Nova reserva: ${what}.` }
  await notify(db, ownerId, { kind: 'new-bookings', type: 'message', message, about, ...companyAction })
}

/** Notifies the athlete whose card was declined after all; they may have left the page. */
export async function notifyCardDeclined(db: Database, booking: BookingRecord): Promise<void> {
  const { what, athleteAction } = told(db, booking)
  await notify(db, booking.athleteId, {
    kind: 'payments',
    type: 'warning',
    message: `Seu cartão não passou: ${what}. Nada foi cobrado.`,
    ...athleteAction,
  })
}

/**
 * Notifies the athlete of a cancellation, and the company if the booking had been confirmed. A cancellation by the
 * company cannot be muted.
 */
export async function notifyCancelled(db: Database, booking: BookingRecord): Promise<void> {
  const { what, companyName, ownerId, athleteAction, companyAction } = told(db, booking)
  const { by, reason, refundCents } = booking.cancellation ?? { by: 'athlete', reason: null, refundCents: 0 }
  const why = reason === null ? '' : ` Motivo: ${reason}`
  const creditCents = creditBackCents(booking)
  const credit = creditCents > 0 ? ` ${formatCents(creditCents)} voltam como crédito na arena.` : ''
  const money = refundCents > 0 ? ` Você recebe ${describeRefund(refundCents, booking.payment)}.` : ''
  const refund = `${money}${credit}`
  const subject = by === 'company' ? `${companyName} cancelou sua reserva` : 'Sua reserva foi cancelada'
  const message = `${subject}: ${what}.${by === 'company' ? why : ''}${refund}`
  const kind = by === 'company' ? null : refundCents > 0 ? 'payments' : 'bookings'
  await notify(db, booking.athleteId, { kind, type: 'warning', message, ...athleteAction })
  if (by === 'company' || booking.confirmedAt === null) return
  const toCompany = `${booking.customerName} cancelou: ${what}.${why}`
  await notify(db, ownerId, {
    kind: 'cancellations',
    type: 'warning',
    message: toCompany,
    about: { userId: booking.athleteId, nameless: `Uma reserva foi cancelada: ${what}.` },
    ...companyAction,
  })
}

/** Notifies the athlete of a booking that the company has moved, and why, which cannot be muted. */
export async function notifyMoved(
  db: Database,
  { before, moved, reason }: { before: BookingRecord; moved: BookingRecord; reason: string },
): Promise<void> {
  const { what, companyName, athleteAction } = told(db, moved)
  const from = told(db, before).what
  const message = `${companyName} mudou sua reserva: ${from}, passa para ${what}. Motivo: ${withFullStop(reason)} O preço continua o mesmo.`
  await notify(db, moved.athleteId, { kind: null, type: 'warning', message, ...athleteAction })
}

function withFullStop(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Notifies the athlete that a game begins soon. */
export async function notifySoon(db: Database, booking: BookingRecord): Promise<void> {
  const { what, companyName, athleteAction } = told(db, booking)
  const message = `Seu jogo é daqui a pouco: ${what}, ${companyName}.`
  await notify(db, booking.athleteId, { kind: 'reminders', type: 'reminder', message, ...athleteAction })
}

/** Notifies the athlete that a hold ends soon. */
export async function notifyHoldEnding(db: Database, booking: BookingRecord): Promise<void> {
  const { what, zone, athleteAction } = told(db, booking)
  const until =
    booking.holdExpiresAt === null
      ? ''
      : ` O horário fica guardado até ${formatTime(booking.holdExpiresAt, zone)}.`
  const message = `O tempo para pagar está acabando: ${what}.${until}`
  await notify(db, booking.athleteId, { kind: 'payments', type: 'warning', message, ...athleteAction })
}
