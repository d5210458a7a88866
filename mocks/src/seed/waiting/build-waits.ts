import type {
  BookingRecord,
  CompanyRecord,
  UserRecord,
  WaitRecord,
} from '@campo-livre/backend/store/records.ts'
import { toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { personaIds } from '../../personas/persona-ids.ts'

type Around = { bookings: readonly BookingRecord[]; crowd: readonly UserRecord[]; now: string }

const DAY_MS = 24 * 3_600_000

/**
 * Builds the queue for a taken evening hour of an arena, three to ten days ahead (N7): the persona Atleta, then two of the
 * crowd. None where there is no such hour.
 */
export function buildWaits({ id, timeZone }: CompanyRecord, { bookings, crowd, now }: Around): WaitRecord[] {
  const ahead = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString()
  const isPersona = (athleteId: string | null) =>
    athleteId === null || Object.values<string>(personaIds).includes(athleteId)
  const fits = ({ companyId, status, source, start, athleteId }: BookingRecord) =>
    companyId === id &&
    status === 'confirmed' &&
    source === 'site' &&
    !isPersona(athleteId) &&
    start > ahead(3) &&
    start < ahead(10) &&
    toLocal(timeZone, toMinutes(start)).minute >= 18 * 60
  const theirs = bookings.filter(({ athleteId }) => athleteId === personaIds.atleta)
  const [taken] = bookings
    .filter(
      (booking) =>
        fits(booking) && !theirs.some(({ start, end }) => start < booking.end && end > booking.start),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1))
  if (!taken) return []
  const others = crowd.filter((user) => user.id !== taken.athleteId).slice(0, 2)
  return [personaIds.atleta, ...others.map((user) => user.id)].map((athleteId, at) => ({
    id: `wai-${at + 1}`,
    companyId: id,
    fieldId: taken.fieldId,
    athleteId,
    start: taken.start,
    end: taken.end,
    createdAt: new Date(Date.parse(now) - (10 - at) * 3_600_000).toISOString(),
    turn: at + 1,
    bookingId: null,
    tellAt: null,
    told: false,
    dueAt: taken.start,
  }))
}
