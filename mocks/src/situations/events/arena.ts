import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import type { MemoryDatabase } from '../../db/database.ts'
import type { CompanyRecord, FieldRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { nextFree, NO_TIME_FILTER } from '@campo-livre/backend/fields/next-free.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { type PersonaName, personaIds } from '../../personas/persona-ids.ts'
import { companyOf } from '@campo-livre/backend/ownership/own-company.ts'

const NOTHING = 'Não há nada nos dados a que isso possa acontecer.'

/** Returns a refusal (409): nothing in the data lets the event happen. */
export const nothingThere = (message = NOTHING) => new Refused('conflict', message)

export function personaUser(db: MemoryDatabase, name: PersonaName): UserRecord {
  const user = db.users.find(personaIds[name])
  if (!user) throw nothingThere()
  return user
}

/** Returns the arena of the persona Empresa. Throws 409 where there is none. */
export function arenaOf(db: MemoryDatabase): CompanyRecord {
  const company = companyOf(db, personaUser(db, 'empresa'))
  if (!company) throw nothingThere()
  return company
}

/** Returns users, no personas, who have played at an arena and can sign in; the most frequent ones are not first. */
export function guestsOf(db: MemoryDatabase, { id }: CompanyRecord): UserRecord[] {
  const personas: readonly string[] = Object.values(personaIds)
  const ids = new Set(db.bookings.by('companyId', id).map(({ athleteId }) => athleteId))
  const guests: UserRecord[] = []
  for (const athleteId of ids) {
    const user = athleteId === null || personas.includes(athleteId) ? undefined : db.users.find(athleteId)
    if (user && !user.blocked && user.emailVerifiedAt !== null) guests.push(user)
  }
  return guests
}

export type FreeTime = Offer & { field: FieldRecord }

/** Returns the next free time at an arena, on any of its fields. Throws 409 where there is none. */
export function nextFreeAt(db: MemoryDatabase, company: CompanyRecord): FreeTime {
  const now = db.clock.now()
  const times = db.fields
    .by('companyId', company.id)
    .filter(({ status }) => status === 'active')
    .flatMap((field) =>
      nextFree({ db, now, user: null, field, company }, NO_TIME_FILTER, 1).map((offer) => ({
        ...offer,
        field,
      })),
    )
  const soonest = times.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]
  if (!soonest) throw nothingThere('A arena não tem nenhum horário livre.')
  return soonest
}
