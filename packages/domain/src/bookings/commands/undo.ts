import { refuse } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import type { BookingStepOf } from './command.ts'
import type { AppliedBookings, BookingCommandContext, BookingRefusal } from './command-context.ts'
import { absenceRefund } from '../cancel/no-show.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { judgeAtCounter } from '../quote/judge-at-counter.ts'
import { cancelled } from './cancel.ts'
import { refusedTime } from './refused-time.ts'
import { charge, type ChargeContext } from './reprice.ts'

/** The commands that can be undone. */
const undoable: ReadonlySet<string> = new Set(['book', 'move', 'price', 'check_in', 'no_show', 'note'])

/**
 * Undoes a command, as long as nobody has changed its bookings since; a time that was given up has to be free still. What
 * an absence has given back by a bank is due at the venue from then on.
 */
export function undo(
  { id: undoId, commandId }: BookingStepOf<'undo'>,
  { data, at, byId }: BookingCommandContext,
): AppliedBookings | BookingRefusal {
  const done = data.done(commandId)
  if (!done || done.companyId !== data.companyId)
    return refuse('not_found', 'Não encontramos o que desfazer.')
  if (done.undoneById !== null) return refuse('already_undone', 'Isso já foi desfeito.')
  if (!undoable.has(done.command.type)) return refuse('not_undoable', 'Isso não dá para desfazer.')
  const bookings: Booking[] = []
  for (const id of done.bookingIds) {
    const booking = data.booking(id)
    const before = done.before.find((each) => each.id === id)
    const changedSince = counterPartOf(booking ?? {}).version !== counterPartOf(before ?? {}).version + 1
    if (!booking || changedSince)
      return refuse('not_undoable', 'A reserva mudou depois disso, e fica como está.')
    if (!before) {
      bookings.push(cancelled(booking, { at, by: 'company', byId, reason: 'Lançada por engano' }))
      continue
    }
    const { fieldId, start, end } = before
    const schedule = data.schedule(fieldId, [id], { start, end })
    const isElsewhere = booking.fieldId !== fieldId || booking.start !== start || booking.end !== end
    const judged = schedule && isElsewhere ? judgeAtCounter(schedule, before, start) : null
    if (judged && !judged.ok) return refusedTime(judged.refusal, before)
    const counter = { ...counterPartOf(before), version: counterPartOf(booking).version }
    const restored = { ...before, deal: before.deal, couponUsed: before.couponUsed, counter }
    const kept = keepGivenBack(restored, booking, { at, paymentId: `pay-${undoId}` })
    if (kept !== restored && isOnTab(booking, data))
      return refuse(
        'booking_on_tab',
        'O banco já está devolvendo parte do pagamento, e a reserva está numa comanda: a falta não se desfaz.',
      )
    bookings.push(kept)
  }
  return { ok: true, bookings }
}

/** Keeps what an absence has given back online since: its bank does not take it again. Returns the same booking for nothing. */
function keepGivenBack(restored: Booking, since: Booking, context: ChargeContext): Booking {
  const { payment } = restored
  const cents = absenceRefund(since.payment) - absenceRefund(payment)
  if (payment === null || cents <= 0) return restored
  const at = counterPartOf(since).changes.findLast(({ kind }) => kind === 'no_show')?.at ?? context.at
  const refundedCents = payment.refundedCents + cents
  const kept = {
    ...restored,
    payment: { ...payment, refundedCents, refunds: [...(payment.refunds ?? []), { at, cents }] },
  }
  return charge(kept, context)?.booking ?? kept
}

/** Returns whether a tab has a booking, or has paid a part of it: what falls due then is on that tab. */
function isOnTab({ id, payment, balance }: Booking, data: BookingCommandContext['data']): boolean {
  return data.onTab(id) !== null || [payment, balance].some((part) => Boolean(part?.tabId))
}
