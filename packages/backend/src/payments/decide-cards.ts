import { decideCard as decideCardOfBooking } from '@campo-livre/domain/bookings/athlete/confirm.ts'
import type { CardDecision } from '@campo-livre/domain/payments/card/card-step.ts'
import type { Job } from '../jobs/job.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import { inUnit } from '../store/unit-of-work.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { cardStands } from './card-stands.ts'
import { type PaidRef, stepOnBill } from './step-on-bill.ts'

type Charge = CardRecord['charge']
type Decision = Omit<CardDecision, 'paymentId'> & { at: string }

/** Decides the payments by card whose bank has answered. */
export const decideCards: Job = {
  name: 'decide-cards',
  next: (db) => firstDecision(db.cards.by('charge', 'waits')),
  run: async (db, at) => {
    for (const { id, charge } of db.cards.by('charge', 'waits').filter((card) => isDue(card, at)))
      await decideCard(db, id, { approved: charge.approves, at })
  },
}

const isDue = ({ charge }: CardRecord, at: string) => charge.waits !== null && charge.decidesAt <= at

const firstDecision = memoize((cards: readonly CardRecord[]) =>
  cards.reduce<string | null>((first, { charge }) => {
    if (charge.waits === null) return first
    return first === null || charge.decidesAt < first ? charge.decidesAt : first
  }, null),
)

/** Ends the wait of a payment by card. Its card says afterwards whether it has paid: what is gone or paid meanwhile takes no money. */
export async function decideCard(db: Database, cardId: string, decision: Decision): Promise<void> {
  const charge = db.cards.find(cardId)?.charge
  if (!charge?.waits) return
  try {
    await inUnit(db, (unit) => decide(unit, charge, decision))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  const approves = cardStands(db, charge, decision.at) === 'paid'
  await db.cards.update(cardId, { charge: { ...charge, waits: null, approves } })
}

async function decide(
  db: Database,
  { target, paymentId }: Charge,
  { at, ...decision }: Decision,
): Promise<void> {
  if (target.kind === 'booking') return decideBooking(db, target.id, { paymentId, ...decision }, at)
  const step = { type: 'card_decided' as const, id: newId('cmd'), paymentId, ...decision }
  await stepOnBill(db, { now: at, userId: null }, billOf(target), step)
}

function billOf(target: Exclude<Charge['target'], { kind: 'booking' }>): PaidRef {
  const { id } = target
  if (target.kind === 'series') return { of: target.kind, id, month: target.month }
  return target.kind === 'share' ? { of: target.kind, id, personId: null } : { of: target.kind, id }
}

async function decideBooking(
  db: Database,
  bookingId: string,
  decision: CardDecision,
  at: string,
): Promise<void> {
  const booking = db.bookings.find(bookingId)
  const moment = booking && { at, place: bookingPlace(db, booking) }
  const outcome = moment && decideCardOfBooking(booking, decision, moment)
  if (outcome) await applyOutcome(db, outcome)
}
