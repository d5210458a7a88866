import { readCalendarSpec } from '@campo-livre/contract/account/read-calendar.ts'
import { turnOffCalendarSpec } from '@campo-livre/contract/account/turn-off-calendar.ts'
import { turnOnCalendarSpec } from '@campo-livre/contract/account/turn-on-calendar.ts'
import { bookingEvent } from '@campo-livre/domain/calendar/booking-event.ts'
import { calendarFile, type CalendarEvent } from '@campo-livre/domain/calendar/calendar-file.ts'
import { isInFeed, isRachaInFeed, rachaEvent } from '@campo-livre/domain/calendar/calendar-feed.ts'
import { ok, textFile } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { keepSecret } from '../ports/secrets.ts'
import { siteLink } from '../ports/site.ts'
import type { Database } from '../store/database.ts'
import { newToken } from '../store/ids.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { UserRecord } from '../store/records.ts'
import { toAccount } from './to-account.ts'

/** Returns the secret of a calendar's address as it is kept: whoever reads the database finds no address. */
const kept = (secret: string) => keepSecret(secret, 'calendar')

/** Makes an address of the athlete's calendar in the place of the one of before (H2). */
export const turnOnCalendar = answer(turnOnCalendarSpec, async ({ db, now, user }) => {
  const secret = newToken()
  const calendarFeed = { secret: kept(secret), since: now }
  const account = toAccount(await db.users.update(user.id, { calendarFeed }))
  return ok({ account, path: `/calendar/${secret}.ics` }, { message: 'Seu endereço está pronto.' })
})

/** Ends the address of the athlete's calendar at once. */
export const turnOffCalendar = answer(turnOffCalendarSpec, async ({ db, user }) =>
  ok(toAccount(await db.users.update(user.id, { calendarFeed: null })), {
    message: 'Sua agenda não aparece mais em outros aplicativos.',
  }),
)

/** Returns the calendar of an athlete, to whoever has its secret. */
export const readCalendar = answer(
  owned(readCalendarSpec, 'users', 'link', {
    param: 'secret',
    keys: ['calendarSecret'],
    stored: kept,
    pick: ([athlete]) => (athlete?.blocked ? undefined : athlete),
  }),
  ({ db, now, row: athlete }) => {
    const [bookings, rachas] = readTogether(
      () => bookingsOf(db, athlete, now),
      () => rachasOf(db, athlete, now),
    )
    const events = [...bookings, ...rachas].toSorted(
      (a, b) => Date.parse(a.start) - Date.parse(b.start) || a.uid.localeCompare(b.uid),
    )
    return textFile(calendarFile(events, { name: 'Campo Livre' }), 'text/calendar')
  },
)

function bookingsOf(db: Database, { id }: UserRecord, now: string): CalendarEvent[] {
  const shown = db.bookings.by('athleteId', id).filter((booking) => isInFeed(booking, now))
  return mapAll(shown, (booking) => {
    const [field, company] = readTogether(
      () => db.fields.find(booking.fieldId),
      () => db.companies.find(booking.companyId),
    )
    if (!field || !company) throw new Error(`booking ${booking.id} has lost its field or company`)
    return bookingEvent({ ...booking, field, company }, siteLink(`/atleta/reservas/${booking.id}`))
  })
}

function rachasOf(db: Database, { id: userId }: UserRecord, now: string): CalendarEvent[] {
  const [own, rachas] = readTogether(
    () => db.bookings.by('athleteId', userId),
    () => db.rachas.by('userId', userId),
  )
  const bookingIds = new Set(own.filter((booking) => isInFeed(booking, now)).map(({ id }) => id))
  const shown = rachas.filter((racha) => isRachaInFeed(racha, { userId, bookingIds, now }))
  return mapAll(shown, (racha) =>
    rachaEvent(racha, {
      booking: racha.bookingId === null ? undefined : db.bookings.find(racha.bookingId),
      link: siteLink(`/atleta/rachas/${racha.id}`),
    }),
  )
}
