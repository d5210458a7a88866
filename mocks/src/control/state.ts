import { canPay } from '@campo-livre/domain/bookings/status.ts'
import { cardName } from '@campo-livre/domain/payments/card/card.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { jobs } from '@campo-livre/backend/jobs/jobs.ts'
import { nextDue } from '@campo-livre/backend/jobs/run-due-jobs.ts'
import { control } from './control.ts'
import { scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import { situationNow } from '../situations/situation-now.ts'
import { writeSituation } from '../situations/situation-text.ts'

/** Returns the clock, the situation with its link, and the payments that wait. */
export const state = control(
  {
    method: 'GET',
    path: '/state',
    summary:
      'The clock, the situation as it stands for the one who asks, the scenarios, the Pix codes and the cards that wait, and what falls due next.',
  },
  ({ db, now, headers }) => {
    const situation = situationNow(db, headers)
    return ok({
      now,
      situation,
      link: writeSituation(situation),
      dialect: db.settings.dialect,
      pendingPix: pendingPix(db, now),
      pendingCards: pendingCards(db),
      nextDue: dueNext(db),
      lastWrite: lastWriteOf(db),
      scenarios: scenarioNames.map((name) => {
        const { label, description, path } = scenarios[name]
        return { name, label, description, path, link: name }
      }),
    })
  },
)

/** Returns the job that the clock will run next, and when; null while nothing waits. */
function dueNext(db: MemoryDatabase) {
  const due = nextDue(db, jobs)
  return due && { name: due.job.name, at: due.at }
}

/** Returns the write that `POST /undo` would undo; null for none. */
function lastWriteOf({ history: { last } }: MemoryDatabase) {
  return last && { call: last.call, at: last.at }
}

function pendingPix(db: MemoryDatabase, now: string) {
  const waiting = db.bookings.where(
    (booking) =>
      booking.payment?.method === 'pix' && booking.payment.status === 'pending' && canPay(booking, now),
  )
  const ofTabs = db.tabs
    .where((tab) => tab.pendingPix.length > 0)
    .flatMap((tab) =>
      tab.pendingPix.map(({ id, amountCents }) => ({ id, name: `Comanda ${tab.code}`, amountCents })),
    )
  const atCounter = db.bookings
    .where(({ counter }) => counter !== undefined && counter.pendingPix.length > 0)
    .flatMap(({ code, counter }) =>
      (counter?.pendingPix ?? []).map(({ id, amountCents }) => ({
        id,
        name: `Reserva ${code}, no balcão`,
        amountCents,
      })),
    )
  const ofMonths = db.series
    .all()
    .flatMap(({ customerName, accounts }) =>
      accounts.flatMap(({ month, pendingPix: codes }) =>
        codes.map(({ id, amountCents }) => ({ id, name: `Mês ${month} de ${customerName}`, amountCents })),
      ),
    )
  const ofShares = db.splits.all().flatMap(({ code, people, payments }) =>
    payments
      .filter(({ kind, status }) => kind === 'pix' && status === 'waiting')
      .map(({ id, personId, cents }) => ({
        id,
        name: `Parte de ${people.find((person) => person.id === personId)?.name ?? ''}, ${code}`,
        amountCents: cents,
      })),
  )
  const ofBookings = waiting.map(({ id, code, payment }) => ({
    id,
    name: `Reserva ${code}`,
    amountCents: payment?.amountCents ?? 0,
  }))
  return [...ofTabs, ...ofBookings, ...atCounter, ...ofMonths, ...ofShares]
}

function pendingCards(db: MemoryDatabase) {
  return db.cards
    .all()
    .flatMap(({ brand, last4, charge }) =>
      charge.waits
        ? [{ id: charge.paymentId, name: cardName({ brand, last4 }), amountCents: charge.amountCents }]
        : [],
    )
}
