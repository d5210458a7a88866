import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { skillSchema } from '../rachas/racha.ts'
import { fold } from '../text/fold.ts'
import {
  type CardPerson,
  isCardOpen,
  isKnownAdult,
  isUnderAge,
  type SeenCard,
  seenCardSchema,
} from './card.ts'
import { positions } from './own-card.ts'

/** The search among athletes. */
export const athleteSearchSchema = z.object({
  city: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  sport: z.optional(z.enum(sports)),
  position: z.optional(z.enum(positions)),
  /** The level in the sport, or in any where none is asked for. */
  skill: z.optional(z.pipe(z.coerce.number(), skillSchema)),
})
export type AthleteSearch = z.infer<typeof athleteSearchSchema>

/** An athlete in the directory: what everybody sees of their card. */
export const listedAthleteSchema = z.extend(seenCardSchema, { handle: z.string() })
export type ListedAthlete = z.infer<typeof listedAthleteSchema>

/** The reasons for which somebody finds nobody in the directory: they are under 18, or have not told when they were born. */
const directoryClosedFor = ['under_age', 'age_unknown'] as const
type DirectoryClosedFor = (typeof directoryClosedFor)[number]

/** The metadata of an answer: the page, and the cities of all who are listed. */
export const directoryMetaSchema = z.extend(pageMetaSchema, {
  cities: z.array(z.string()),
  /** The reason for which the directory is closed to its reader; null while it is open. */
  closed: z.nullable(z.enum(directoryClosedFor)),
})

export type DirectoryMeta = z.infer<typeof directoryMetaSchema>

/** Returns why somebody finds nobody in the directory; null for an adult whose age is known. */
export function closedFor(reader: Pick<CardPerson, 'birthDate'>, today: string): DirectoryClosedFor | null {
  if (isKnownAdult(reader, today)) return null
  return isUnderAge(reader, today) ? 'under_age' : 'age_unknown'
}

/** Returns whether an athlete is in the directory: they want it, are known to be 18 or older, and show everybody a part. */
export function isListed(person: CardPerson, today: string): boolean {
  const { card, birthDate } = person
  return Boolean(card?.listed && birthDate) && isCardOpen(person, today)
}

/** Returns whether a card is one of those that are searched for: only by what everybody sees of it. */
export function fitsAthleteSearch(
  { city: lives, positions: plays, skills }: SeenCard,
  { city, sport, position, skill }: AthleteSearch,
): boolean {
  const fits = (each: { sport: string; skill: number }) =>
    (sport === undefined || each.sport === sport) && (skill === undefined || each.skill === skill)
  return (
    (city === undefined || (lives !== null && fold(lives) === fold(city))) &&
    (position === undefined || (plays ?? []).includes(position)) &&
    ((sport === undefined && skill === undefined) || (skills ?? []).some(fits))
  )
}
