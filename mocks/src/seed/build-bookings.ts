import { addDays, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { type Agenda, openAgenda } from './bookings/agenda.ts'
import { atletaBookings, type Calendar } from './bookings/atleta-bookings.ts'
import { type Court, type CourtPlace, openCourt } from './bookings/court.ts'
import { markUsedBy } from './bookings/used-by.ts'
import { fillCourt } from './bookings/fill-court.ts'
import { intensaBookings } from './bookings/intensa-bookings.ts'
import { regularBookings } from './bookings/regular-bookings.ts'

/** The days around today in which every field has bookings: one week back, two ahead. */
const FIRST_DAY = -7
const DAYS = 21
/** The number from which the codes of bookings of combined courts are counted, far from all others. */
const FIRST_COMBINED_NUMBER = 700_000

export type Ground = CourtPlace & { demand: number }

export type Town = {
  now: string
  users: ReadonlyMap<string, UserRecord>
  crowd: ReadonlyMap<string, UserRecord[]>
}

/** Builds all bookings of the seed, and the agenda of the crowd. `grounds` are the fields that take bookings. */
export function buildBookings(
  grounds: readonly Ground[],
  { now, users, crowd }: Town,
): { bookings: BookingRecord[]; agenda: Agenda } {
  const todayAt = daysByZone(now)
  const courts = new Map<string, Court>()
  for (const ground of grounds) {
    const from = addDays(todayAt(ground.company.timeZone), FIRST_DAY)
    courts.set(ground.field.id, openCourt(ground, { from, days: DAYS }))
  }
  const calendarOf = (timeZone: string): Calendar => ({
    now,
    today: todayAt(timeZone),
    courtAt(fieldId, day) {
      const court = courts.get(fieldId)
      if (!court) throw new Error(`no court ${fieldId}`)
      const from = addDays(todayAt(timeZone), day)
      return day >= FIRST_DAY ? court : openCourt(court, { from, days: 1 })
    },
  })
  const personal = personaBookings(grounds, users, calendarOf)
  const agenda = openAgenda()
  const fill = ({ field, company, demand }: Ground, nextNumber: () => number) => {
    const court = courts.get(field.id)
    if (!court) return []
    markUsedBy(
      court,
      field.parts.flatMap((part) => courts.get(part) ?? []),
    )
    return fillCourt({
      court,
      crowd: crowd.get(company.address.city) ?? [],
      agenda,
      demand,
      now: toMinutes(now),
      today: todayAt(company.timeZone),
      nextNumber,
    })
  }
  const single = grounds.filter(({ field }) => field.parts.length === 0)
  let count = 0
  const others = single.flatMap((ground) => fill(ground, () => ++count))
  // Fields that are made of others are filled last, with what those have left free.
  let combinedCount = FIRST_COMBINED_NUMBER
  const combined = grounds
    .filter(({ field }) => field.parts.length > 0)
    .flatMap((ground) => fill(ground, () => ++combinedCount))
  const arena = single.filter(({ company }) => company.ownerId === personaIds.empresa)
  const city = arena[0]?.company.address.city ?? ''
  const regulars = regularBookings(
    arena.map(({ field }) => field.id),
    crowd.get(city) ?? [],
    calendarOf('America/Fortaleza'),
  )
  return { bookings: [...personal, ...others, ...regulars, ...combined], agenda }
}

/** Builds the bookings of the personas, before all others. */
function personaBookings(
  grounds: readonly Ground[],
  users: ReadonlyMap<string, UserRecord>,
  calendarOf: (timeZone: string) => Calendar,
): BookingRecord[] {
  const atleta = users.get(personaIds.atleta)
  const intensa = users.get(personaIds.intensa)
  if (!atleta || !intensa) throw new Error('personas are missing')
  const calendar = calendarOf('America/Sao_Paulo')
  const homes = grounds.filter(
    ({ field, company }) =>
      company.timeZone === 'America/Sao_Paulo' && field.bufferMinutes === 0 && field.minSlots === 1,
  )
  return [
    ...atletaBookings(atleta, calendarOf('America/Fortaleza')),
    ...intensaBookings(intensa, calendar, homes, addDays(calendar.today, FIRST_DAY - 1)),
  ]
}

/** Returns a function that tells the local day of `now` in a time zone, computed once for each. */
export function daysByZone(now: string): (timeZone: string) => string {
  const known = new Map<string, string>()
  return (timeZone) => {
    const day = known.get(timeZone) ?? localDay(timeZone, now)
    known.set(timeZone, day)
    return day
  }
}
