import * as z from 'zod/mini'
import { instantSchema, toInstant, toMinutes } from '../time/zone.ts'
import type { Participant, Racha } from './racha.ts'
import { shortNames } from './short-name.ts'

/** The minutes before a game from which arrivals are noted, until it is over. */
export const ARRIVING_MINUTES = 120
/** The code that an organiser shows at the field; null while no arrivals are noted. */
export const arrivalCodeSchema = z.object({ code: z.nullable(z.string()), until: instantSchema })
export type ArrivalCode = z.infer<typeof arrivalCodeSchema>

/** The arrival of whoever read the code of a racha at the field. */
export const linkedArrivalSchema = z.object({
  /** The sentence for which nobody arrives by this code any more, or yet; null while it counts. */
  refusal: z.nullable(z.string()),
  /** The caller, by their account or the key of their device, and their turn: the third is 3; null until they came. */
  me: z.nullable(z.object({ name: z.string(), turn: z.nullable(z.int()), expected: z.boolean() })),
  /** The short names of those without an account of whom the caller may be one. */
  choices: z.array(z.string()),
})
export type LinkedArrival = z.infer<typeof linkedArrivalSchema>

/** Returns the instant from which arrivals at a game are noted. */
export const arrivalsFrom = ({ start }: Pick<Racha, 'start'>) =>
  toInstant(toMinutes(start) - ARRIVING_MINUTES)

/** Returns those who are there, the first to arrive first. */
export function inOrderOfArrival<P extends Pick<Participant, 'arrivedAt'>>(people: readonly P[]): P[] {
  return people
    .filter(({ arrivedAt }) => arrivedAt !== null)
    .toSorted((a, b) => Date.parse(a.arrivedAt ?? '') - Date.parse(b.arrivedAt ?? ''))
}

/** Returns the turn of somebody: 3 for the third to arrive; null for somebody who is not there. */
export function turnOf(people: readonly Pick<Participant, 'id' | 'arrivedAt'>[], id: string): number | null {
  const index = inOrderOfArrival(people).findIndex((each) => each.id === id)
  return index === -1 ? null : index + 1
}

/**
 * Returns the participants whom a device without an account may say to be, each by the short name that is shown: guests who
 * go, are not there yet, and have not answered on another device.
 */
export function guestsToCome(
  { participants }: Pick<Racha, 'participants'>,
  key: string | null,
): { name: string; person: Participant }[] {
  const names = shortNames(participants.map(({ name }) => name))
  return participants.flatMap((person, index) =>
    person.userId === null &&
    person.status === 'confirmed' &&
    person.arrivedAt === null &&
    (person.guestKey === null || person.guestKey === key)
      ? [{ name: names[index] ?? '', person }]
      : [],
  )
}
