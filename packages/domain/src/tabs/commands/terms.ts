import type { TabChangeOf } from '../command.ts'
import { FREE_DISCOUNT_PERCENT, needsReason } from '../discount.ts'
import { barCentsOf } from '../tab-sum.ts'
import type { TabItem } from '../tab-item.ts'
import type { BookingFact, AppliedCommand, CommandContext } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'

/** Sets the discount, or takes it away; a large one needs a reason. */
export function setDiscount(
  tab: Tab,
  { id, discount, reason }: TabChangeOf<'discount'>,
  { byId }: CommandContext,
): AppliedCommand | Refusal {
  if (discount === null) return { ok: true, tabs: [{ ...tab, discount: null }] }
  if (!reason && needsReason(discount, barCentsOf(tab.items)))
    return refuse('invalid', `Desconto acima de ${FREE_DISCOUNT_PERCENT}% pede um motivo.`)
  return { ok: true, tabs: [{ ...tab, discount: { ...discount, id, reason: reason || null, byId } }] }
}

/** Links a booking, whose amount due at the venue becomes a line of the bill; or unlinks it. */
export function linkBooking(
  tab: Tab,
  { id, bookingId }: TabChangeOf<'link_booking'>,
  { data, at, byId }: CommandContext,
): AppliedCommand | Refusal {
  const linked = tab.items.find((item) => item.bookingId !== null && item.bookingId === tab.bookingId)
  if (bookingId === null) {
    const items = tab.items.filter((item) => item !== linked)
    return { ok: true, tabs: [{ ...tab, items, bookingId: null }] }
  }
  if (linked) return refuse('booking_on_tab', `${linked.name} já está na comanda. Desvincule antes.`)
  const booking = data.booking(bookingId)
  if (!booking) return refuse('not_found', 'Não encontramos essa reserva.')
  if (booking.onTab !== null)
    return refuse('booking_on_tab', `Essa reserva já está na comanda ${booking.onTab}.`)
  const { athleteId, dueCents } = booking
  if (athleteId !== null && tab.athleteId !== null && athleteId !== tab.athleteId)
    return refuse('conflict', 'Essa reserva é de outra pessoa que a comanda.')
  const items = dueCents === 0 ? tab.items : [...tab.items, bookingLine(id, booking, at, byId)]
  return { ok: true, tabs: [{ ...tab, items, bookingId, athleteId: tab.athleteId ?? athleteId }] }
}

function bookingLine(
  id: string,
  { id: bookingId, code, fieldName, dueCents }: BookingFact,
  at: string,
  byId: string | null,
): TabItem {
  return {
    id,
    soldAs: id,
    productId: null,
    bookingId,
    name: `Reserva ${code}, ${fieldName}`,
    priceCents: dueCents,
    quantity: 1,
    note: null,
    addedAt: at,
    addedById: byId,
    returns: [],
    courtesies: [],
  }
}
