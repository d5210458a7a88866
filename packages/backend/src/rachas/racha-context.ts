import { occupies } from '@campo-livre/domain/bookings/status.ts'
import type { GameBooking, RachaContext } from '@campo-livre/domain/rachas/context.ts'
import type { PresentFacts } from '@campo-livre/domain/rachas/operations.ts'
import type { Database } from '../store/database.ts'
import { newRachaCode, newToken } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { isMinor } from './is-minor.ts'
import { nextOf } from './next-of.ts'

/** The key of this server, which another one has in its environment: by it codes of arrival are known again. */
export const ARRIVAL_SECRET = 'campo-livre-mock'

type By = { now: string; user: UserRecord | null }

/** Loads what a command about a racha reads. */
export function rachaContext(db: Database, { now, user }: By): RachaContext {
  return {
    at: now,
    by: user && { id: user.id, name: user.name, minor: isMinor(user, now), birth: user.birthDate ?? null },
    code: newCodeOf(db),
    token: newToken(),
    secret: ARRIVAL_SECRET,
    data: {
      racha: (id) => db.rachas.find(id),
      booking: (id) => gameBooking(db, id, now),
      inBooking: (bookingId) =>
        db.rachas.by('bookingId', bookingId).find(({ cancelledAt }) => cancelledAt === null),
      ofGroup: (groupId) => db.rachas.by('groupId', groupId),
      known: (participantId) =>
        db.rachas
          .by('organizerId', user?.id ?? '')
          .flatMap(({ participants }) => participants)
          .find(({ id }) => id === participantId),
    },
  }
}

/** Loads what brings a racha to the present. */
export function presentFacts(db: Database, now: string): PresentFacts {
  return {
    at: now,
    booking: (id) => db.bookings.find(id),
    bookingsOf: (athleteId) => db.bookings.by('athleteId', athleteId),
    hasNext: (racha) => nextOf(db, racha) !== undefined,
    newCode: () => newCodeOf(db),
  }
}

/** Returns a new code of a racha. */
function newCodeOf(db: Database): string {
  return newRachaCode((code) => db.rachas.taken('code', code))
}

function gameBooking(db: Database, id: string, now: string): GameBooking | undefined {
  const booking = db.bookings.find(id)
  const field = booking && db.fields.find(booking.fieldId)
  const company = booking && db.companies.find(booking.companyId)
  if (!booking || !company) return undefined
  const { athleteId, start, end } = booking
  return {
    id,
    athleteId,
    sport: field?.sports[0] ?? 'society',
    place: `${field?.name ?? 'Campo'}, ${company.name}`,
    timeZone: company.timeZone,
    start,
    end,
    isOn: occupies(booking, now),
  }
}
