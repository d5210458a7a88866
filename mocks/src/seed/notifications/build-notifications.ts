import type { BookingRecord, CompanyRecord, NotificationRecord } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { atletaNotes } from './atleta-notes.ts'
import { type Arena, empresaNotes } from './empresa-notes.ts'
import { intensaNotes } from './intensa-notes.ts'
import { type Note, notificationOf } from './notification-record.ts'

/** The seeded rows that notifications are about. */
export type NotificationSources = Arena & { companies: readonly CompanyRecord[]; now: string }

/** Builds the notifications of the personas that have any. */
export function buildNotifications({ companies, now, ...all }: NotificationSources): NotificationRecord[] {
  const { bookings } = all
  const bookingOf = (id: string): BookingRecord => {
    const found = bookings.find((booking) => booking.id === id)
    if (!found) throw new Error(`no booking ${id}`)
    return found
  }
  const ofIntensa = bookings.filter(({ athleteId }) => athleteId === personaIds.intensa)
  const arenaId = companies.find(({ ownerId }) => ownerId === personaIds.empresa)?.id
  const ofArena = <T extends { companyId: string }>(rows: readonly T[]) =>
    rows.filter(({ companyId }) => companyId === arenaId)
  const arena: Arena = {
    fields: ofArena(all.fields),
    bookings: ofArena(bookings),
    reviews: ofArena(all.reviews),
    products: ofArena(all.products),
    expenses: ofArena(all.expenses),
  }
  return [
    ...recordsOf(personaIds.atleta, atletaNotes(bookingOf, now), now),
    ...recordsOf(personaIds.empresa, empresaNotes(arena, now), now),
    ...recordsOf(personaIds.intensa, intensaNotes(ofIntensa, now), now),
  ]
}

function recordsOf(userId: string, notes: readonly Note[], now: string): NotificationRecord[] {
  return notes.map((note, index) => {
    const id = `ntf-${userId.slice(4)}-${String(index + 1).padStart(3, '0')}`
    return notificationOf(id, userId, note, now)
  })
}
