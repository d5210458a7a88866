import type { BookingRecord, NotificationRecord } from '../../db/records.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { atletaNotes } from './atleta-notes.ts'
import { empresaNotes } from './empresa-notes.ts'
import { intensaNotes } from './intensa-notes.ts'
import { type Note, notificationOf } from './notification-record.ts'

/** The bells of the personas who have something in it. */
export function buildNotifications(bookings: readonly BookingRecord[], now: string): NotificationRecord[] {
  const bookingOf = (id: string): BookingRecord => {
    const found = bookings.find((booking) => booking.id === id)
    if (!found) throw new Error(`no booking ${id}`)
    return found
  }
  const ofIntensa = bookings.filter(({ athleteId }) => athleteId === personaIds.intensa)
  return [
    ...recordsOf(personaIds.atleta, atletaNotes(bookingOf), now),
    ...recordsOf(personaIds.empresa, empresaNotes, now),
    ...recordsOf(personaIds.intensa, intensaNotes(ofIntensa), now),
  ]
}

function recordsOf(userId: string, notes: readonly Note[], now: string): NotificationRecord[] {
  return notes.map((note, index) => {
    const id = `ntf-${userId.slice(4)}-${String(index + 1).padStart(3, '0')}`
    return notificationOf(id, userId, note, now)
  })
}
