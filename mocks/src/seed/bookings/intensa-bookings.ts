import { gridOf, type GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { addDays, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type {
  BookingRecord,
  CompanyRecord,
  FieldRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { between, type Random, randomOf } from '../random.ts'
import type { Calendar } from './atleta-bookings.ts'
import { bookingOf, type BookingOutcome } from './booking-record.ts'
import { takeNear } from './court.ts'

const INTENSA_BOOKINGS = 5000
const FIRST_NUMBER = 200_000
const GAMES_A_DAY = 5

type Home = { field: FieldRecord; company: CompanyRecord }

/** The coming games of the persona Intensa: the field, and how many days from today. */
const coming: readonly (readonly [field: string, day: number])[] = [
  ['pelada-da-mooca-galpao-1', 1],
  ['ginasio-tatuape-volei', 2],
  ['padel-pinheiros-norte', 3],
  ['pelada-da-mooca-campo-3', 4],
  ['ginasio-tatuape-basquete', 6],
  ['ginasio-tatuape-principal', 8],
]

/**
 * Builds the bookings of the persona Intensa: five games a day, every week at another field, back through the years
 * from `lastDay`, so that none of them is in the period that the other bookings fill.
 */
export function intensaBookings(
  intensa: UserRecord,
  calendar: Calendar,
  homes: readonly Home[],
  lastDay: string,
): BookingRecord[] {
  const random = randomOf(intensa.id)
  const now = toMinutes(calendar.now)
  const make = (home: Home, slots: readonly GridSlot[], index: number, fate: BookingOutcome) =>
    bookingOf({
      id: `bkg-intensa-${String(index + 1).padStart(4, '0')}`,
      number: FIRST_NUMBER + index,
      ...home,
      slots,
      customer: { athleteId: intensa.id, name: intensa.name, phone: intensa.phone },
      source: 'site',
      method: home.company.acceptsPayAtVenue && index % 3 === 0 ? 'venue' : 'pix',
      created: Math.min((slots[0]?.start ?? 0) - 3 * 1440, now - 60) - between(random, 0, 6000),
      confirmedAfter: 3,
      fate,
      now,
    })
  const bookings = coming.map(([field, day], index) => {
    const court = calendar.courtAt(`fld-${field}`, day)
    const slots = takeNear(court, { day: addDays(calendar.today, day), minute: 19 * 60, count: 1 })
    return make(court, slots, index, { kind: 'kept' })
  })
  for (let week = 0; bookings.length < INTENSA_BOOKINGS; week++) {
    const home = homes[week % homes.length]
    if (!home) throw new Error('no field to play on')
    for (const slots of gamesOfWeek(random, home, addDays(lastDay, -7 * week - 6))) {
      if (bookings.length < INTENSA_BOOKINGS)
        bookings.push(make(home, slots, bookings.length, fateOf(random, slots)))
    }
  }
  return bookings
}

/** Returns one-slot games of a week, each in its own part of the day, latest first. */
function gamesOfWeek(random: Random, { field, company }: Home, from: string): GridSlot[][] {
  const slots = gridOf({ ...openingOf(field, company), field }, from, 7)
  const games: GridSlot[][] = []
  for (const day of Map.groupBy(slots, (slot) => slot.day).values()) {
    const part = Math.max(1, Math.floor(day.length / GAMES_A_DAY))
    for (let first = 0; first + part <= day.length; first += part) {
      const slot = day[first + between(random, 0, part - 1)]
      if (slot) games.push([slot])
    }
  }
  return games.toReversed()
}

function fateOf(random: Random, slots: readonly GridSlot[]): BookingOutcome {
  const luck = random()
  const start = slots[0]?.start ?? 0
  if (luck < 0.05) {
    const at = start - between(random, 30, 2 * 1440)
    return {
      kind: 'cancelled',
      at,
      by: luck < 0.01 ? 'company' : 'athlete',
      reason: luck < 0.01 ? 'Chuva forte.' : null,
    }
  }
  if (luck < 0.065) return { kind: 'expired' }
  return { kind: luck < 0.075 ? 'no_show' : 'kept' }
}
