import type { MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { personaLogins } from '../client/persona-logins.ts'

const emails = new Set(Object.values(personaLogins).map(({ email }) => email))

/**
 * Returns everything that the given accounts own, except for bookings that the suite made and cancelled, and the count of
 * changes of a company, which a change back only raises.
 */
export function given(db: MemoryDatabase) {
  const people = db.users
    .where(({ email }) => emails.has(email))
    .map((user) => ({
      user,
      sessions: db.sessions.by('userId', user.id).length,
      companies: db.companies.by('ownerId', user.id).map(({ version: _, ...company }) => company),
      bookings: db.bookings.by('athleteId', user.id).filter(({ status }) => status !== 'cancelled'),
      notifications: db.notifications.by('userId', user.id),
      attempts: db.attempts.where(({ id }) => id.includes(user.id) || id.includes(user.email)),
    }))
  return structuredClone(people)
}
