import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import type { AthleteCard } from '../rachas/stats/group-stats.ts'
import { playerRatingSchema } from '../rachas/stats/ratings.ts'
import { type SportSkill, sportSkillSchema } from '../users/account.ts'
import { ADULT_AGE, ageOn } from '../users/birth-date.ts'
import { type OwnCard, positions, feet } from './own-card.ts'

/** An athlete, as far as their card is made of it. */
export type CardPerson = {
  name: string
  city?: string | null | undefined
  sports?: readonly SportSkill[] | undefined
  birthDate?: string | null | undefined
  emailVerifiedAt: string | null
  blocked: boolean
  card?: OwnCard | undefined
}

/** Those who read a card: anybody, or somebody who has played in a racha with its athlete. */
export const cardReaders = ['anyone', 'rachas'] as const
export type CardReader = (typeof cardReaders)[number]

/** The figures of somebody in the rachas of a sport, without when they were missing. */
const cardFiguresSchema = z.object({
  sport: z.enum(sports),
  games: z.int(),
  matches: z.int(),
  wins: z.int(),
  goals: z.int(),
  assists: z.int(),
})
export type CardFigures = z.infer<typeof cardFiguresSchema>

/** A card as its reader sees it: null for what they do not see, and for what nobody has said. */
export const seenCardSchema = z.object({
  name: z.string(),
  /** Told of those in the directory alone. */
  city: z.nullable(z.string()),
  positions: z.nullable(z.array(z.enum(positions))),
  foot: z.nullable(z.enum(feet)),
  heightCm: z.nullable(z.int()),
  skills: z.nullable(z.array(sportSkillSchema)),
  figures: z.nullable(z.array(cardFiguresSchema)),
  /** Null below three votes, too. */
  rating: z.nullable(playerRatingSchema),
})
export type SeenCard = z.infer<typeof seenCardSchema>

/** Returns how an athlete is called who has chosen no name: the first one, and the initial of the last. */
export function usualCardName(name: string): string {
  const words = name.trim().split(/\s/)
  const [first = ''] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return last === undefined ? first : `${first} ${last.charAt(0).toUpperCase()}.`
}

/** Returns whether somebody has said that they are under 18. */
export function isUnderAge({ birthDate }: Pick<CardPerson, 'birthDate'>, today: string): boolean {
  return birthDate !== null && birthDate !== undefined && ageOn(birthDate, today) < ADULT_AGE
}

/** Returns whether somebody is known to be 18 or older: meeting strangers waits until the age is known. */
export function isKnownAdult({ birthDate }: Pick<CardPerson, 'birthDate'>, today: string): boolean {
  return birthDate !== null && birthDate !== undefined && ageOn(birthDate, today) >= ADULT_AGE
}

const levels = { anyone: ['public'], rachas: ['public', 'rachas'] } as const

/** Returns whether a reader sees a part of a card; nobody else but its athlete sees those for `me`. */
function shows({ seenBy }: OwnCard, part: keyof OwnCard['seenBy'], reader: CardReader): boolean {
  const seen: readonly string[] = levels[reader]
  return seen.includes(seenBy[part])
}

/**
 * Returns the card of an athlete as a reader sees it, whether it has an address or not: the parts that are open to them, and
 * `stats` only where they are asked for. Null where no part is.
 */
export function cardFor(
  { name, city = null, sports: skills = [], card }: CardPerson,
  reader: CardReader,
  stats: AthleteCard | null,
): SeenCard | null {
  if (!card) return null
  const seen = (part: keyof OwnCard['seenBy']) => shows(card, part, reader)
  if (!(Object.keys(card.seenBy) as (keyof OwnCard['seenBy'])[]).some(seen)) return null
  return {
    name: card.name ?? usualCardName(name),
    city: card.listed ? city : null,
    positions: seen('positions') ? [...card.positions] : null,
    foot: seen('foot') ? card.foot : null,
    heightCm: seen('height') ? card.heightCm : null,
    skills: seen('skills') ? [...skills] : null,
    figures: seen('stats') && stats ? stats.sports.map(figuresOf) : null,
    rating: seen('rating') ? (stats?.rating ?? null) : null,
  }
}

function figuresOf({
  sport,
  came,
  matches,
  wins,
  goals,
  assists,
}: AthleteCard['sports'][number]): CardFigures {
  return { sport, games: came, matches, wins, goals, assists }
}

/** Returns whether the card of an athlete has an address that somebody may open: never under 18. */
export function isCardOpen(person: CardPerson, today: string): boolean {
  const { card, blocked, emailVerifiedAt } = person
  return Boolean(card?.handle) && !blocked && emailVerifiedAt !== null && !isUnderAge(person, today)
}
