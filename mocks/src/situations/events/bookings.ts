import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel } from '@campo-livre/domain/bookings/status.ts'
import type { MemoryDatabase } from '../../db/database.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { cancelBooking } from '@campo-livre/backend/bookings/cancel-booking.ts'
import { createBooking } from '@campo-livre/backend/bookings/create-booking.ts'
import { bookingPlace } from '@campo-livre/backend/bookings/booking-place.ts'
import { sendNotices } from '@campo-livre/backend/notifications/notify.ts'
import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { bookingsNear } from '@campo-livre/backend/bookings/in-the-way.ts'
import { lookAtWaits, waitsOn } from '@campo-livre/backend/waiting/look-at-waits.ts'
import { payBooking } from '@campo-livre/backend/bookings/pay-booking.ts'
import { payPix } from '../../control/pay-pix.ts'
import { notifyOnce } from '@campo-livre/backend/notifications/notify-once.ts'
import { arenaOf, type FreeTime, guestsOf, nextFreeAt, nothingThere, personaUser } from './arena.ts'
import { askAs } from './as-person.ts'

const MINUTE = 60_000
const SOON = 110 * MINUTE
/** The time left of a hold that is about to expire. */
const LEFT = 3 * MINUTE

/** Books the next free time of the arena as one of its athletes, and pays it. */
export async function newBooking(db: MemoryDatabase): Promise<void> {
  const arena = arenaOf(db)
  const guests = guestsOf(db, arena)
  const user = guests[db.settings.events.length % guests.length]
  if (!user) throw nothingThere()
  await bookPaid(db, user, nextFreeAt(db, arena))
}

/** Cancels the next game of an athlete at the arena. */
export async function cancelledBooking(db: MemoryDatabase): Promise<void> {
  const arena = arenaOf(db)
  const guests = new Map(guestsOf(db, arena).map((user) => [user.id, user]))
  const next = db.bookings
    .by('companyId', arena.id)
    .filter(
      (booking) =>
        booking.confirmedAt !== null &&
        guests.has(booking.athleteId ?? '') &&
        canCancel(booking, db.clock.now()),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]
  const user = guests.get(next?.athleteId ?? '')
  if (!next || !user) throw nothingThere()
  await askAs(db, user, cancelBooking, {
    params: { id: next.id },
    body: { reason: 'Metade do time não pode ir.' },
  })
}

/** Holds a time for the persona Atleta, with its Pix code, and only three minutes left to pay it. */
export async function pixWaiting(db: MemoryDatabase): Promise<void> {
  const user = personaUser(db, 'atleta')
  const { id } = await hold(db, user, nextFreeAt(db, arenaOf(db)))
  await askAs(db, user, payBooking, { params: { id }, body: { method: 'pix' } })
  const held = db.bookings.find(id)
  const end = Date.parse(db.clock.now()) + LEFT
  const spent = Date.parse(held?.holdExpiresAt ?? '') - end
  const created = new Date(Date.parse(held?.createdAt ?? '') - spent).toISOString()
  const booking = await db.bookings.update(id, {
    createdAt: created,
    holdExpiresAt: new Date(end).toISOString(),
  })
  await notifyOnce(db, `hold:${id}`, () =>
    sendNotices(db, holdEndingNotices(booking, bookingPlace(db, booking))),
  )
}

/** Creates a game of the persona Atleta that begins within two hours, of which they are reminded. */
export async function gameSoon(db: MemoryDatabase): Promise<void> {
  const time = nextFreeAt(db, arenaOf(db))
  if (Date.parse(time.start) - Date.parse(db.clock.now()) > SOON)
    throw nothingThere('A arena não tem nenhum horário livre nas próximas duas horas.')
  const booking = await bookPaid(db, personaUser(db, 'atleta'), time)
  await notifyOnce(db, `game:${booking.id}:${booking.start}`, () =>
    sendNotices(db, soonNotices(booking, bookingPlace(db, booking))),
  )
}

/** Cancels the booking at whose time the persona Atleta waits first in the queue, which is offered to them (N7). */
export async function hourFreed(db: MemoryDatabase): Promise<void> {
  const atleta = personaUser(db, 'atleta')
  const now = db.clock.now()
  const wait = db.waits
    .by('athleteId', atleta.id)
    .find(({ bookingId, start }) => bookingId === null && start > now)
  const field = wait && db.fields.find(wait.fieldId)
  if (!wait || !field) throw nothingThere()
  const there = bookingsNear(db, field, wait).find((booking) => canCancel(booking, now))
  const user = db.users.find(there?.athleteId ?? '')
  if (!there || !user) throw nothingThere()
  await askAs(db, user, cancelBooking, {
    params: { id: there.id },
    body: { reason: 'Metade do time não pode ir.' },
  })
  await lookAtWaits(db, now, waitsOn(db, field, wait))
}

async function hold(db: MemoryDatabase, user: UserRecord, { field, start, end }: FreeTime) {
  const body = { fieldId: field.id, start, end }
  return bookingDetailSchema.parse(await askAs(db, user, createBooking, { body }))
}

async function bookPaid(db: MemoryDatabase, user: UserRecord, time: FreeTime): Promise<BookingRecord> {
  const { id } = await hold(db, user, time)
  await askAs(db, user, payBooking, { params: { id }, body: { method: 'pix' } })
  return bookingDetailSchema.parse(await askAs(db, user, payPix, { params: { id } }))
}
