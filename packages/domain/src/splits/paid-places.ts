import type { Participant } from '../rachas/racha.ts'
import type { Split, SplitPerson } from './split.ts'
import { standings } from './standing.ts'

type Place = Pick<Participant, 'id' | 'userId' | 'paid'>
type Person = Pick<SplitPerson, 'participantId' | 'userId'>

/** Returns whether a person of a bill is somebody of its racha: by their place in it, or by their account. */
export function isPlaceOf({ participantId, userId }: Person, place: Omit<Place, 'paid'>): boolean {
  return participantId === place.id || (userId !== null && userId === place.userId)
}

/**
 * Says whether somebody of a racha has paid: who is on its live bill has where nothing of their share is open; of anybody
 * else it is what their organiser noted. Racha and bill both ask it, so that they never tell two things.
 */
export function hasPaidPlace(split: Split | undefined, place: Place): boolean {
  if (!split || split.cancelledAt !== null) return place.paid
  const ids = new Set(split.people.flatMap((person) => (isPlaceOf(person, place) ? [person.id] : [])))
  if (ids.size === 0) return place.paid
  return standings(split).every(({ personId, openCents }) => !ids.has(personId) || openCents === 0)
}
