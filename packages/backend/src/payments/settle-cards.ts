import { decideCard as decideCardOfBooking } from '@campo-livre/domain/bookings/athlete/confirm.ts'
import type { Database } from '../store/database.ts'
import { inUnit } from '../store/unit-of-work.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { carryOutSeries } from '../series/carry-out.ts'
import { carryOutSplit } from '../splits/carry-out.ts'
import { carryOut } from '../tabs/carry-out.ts'

type Charge = NonNullable<CardRecord['charge']>
type Decision = { approved: boolean; at: string }

/** Decides the payments by card whose bank has answered since, each at its own instant: judged when anybody asks. */
export async function settleCards(db: Database, now: string): Promise<void> {
  const due = db.cards.where(
    ({ charge }) => charge !== null && charge.waits !== null && charge.decidesAt <= now,
  )
  for (const card of due) {
    if (card.charge)
      await decideCard(db, card.id, { approved: card.charge.approves, at: card.charge.decidesAt })
  }
}

/** Ends the wait of a payment by card. What is gone or paid meanwhile is not charged. */
export async function decideCard(db: Database, cardId: string, decision: Decision): Promise<void> {
  const charge = db.cards.find(cardId)?.charge
  if (!charge?.waits) return
  await db.cards.update(cardId, { charge: { ...charge, waits: null } })
  try {
    await inUnit(db, (unit) => decide(unit, charge, decision))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

async function decide(
  db: Database,
  { target, paymentId }: Charge,
  { approved, at }: Decision,
): Promise<void> {
  if (target.kind === 'booking') return decideBooking(db, target.id, paymentId, { approved, at })
  const step = { type: 'card_decided' as const, id: newId('cmd'), paymentId, approved }
  if (target.kind === 'share') {
    const ownerId = db.splits.find(target.id)?.organizerId ?? ''
    await carryOutSplit(db, { now: at, by: null, ownerId }, { ...step, splitId: target.id })
    return
  }
  const thing = target.kind === 'tab' ? db.tabs.find(target.id) : db.series.find(target.id)
  const company = thing && db.companies.find(thing.companyId)
  if (!company) return
  const by = { company, now: at, userId: null }
  if (target.kind === 'tab') await carryOut(db, by, { ...step, tabId: target.id })
  else await carryOutSeries(db, by, { ...step, seriesId: target.id, month: target.month })
}

async function decideBooking(
  db: Database,
  bookingId: string,
  paymentId: string,
  { approved, at }: Decision,
): Promise<void> {
  const booking = db.bookings.find(bookingId)
  const moment = booking && { at, place: bookingPlace(db, booking) }
  const outcome = moment && decideCardOfBooking(booking, { paymentId, approved }, moment)
  if (outcome) await applyOutcome(db, outcome)
}
