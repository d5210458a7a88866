import * as z from 'zod/mini'
import { type Sport, sports } from '../../fields/sports.ts'
import { personKey } from '../person-key.ts'
import type { Racha } from '../racha.ts'
import { eveningOf } from './evening-of.ts'
import { playedSchema, playerStats, statsBySport } from './player-stats.ts'
import { playerRatingSchema, type PlayerRating, ratingEnd, ratingOf, type Vote } from './ratings.ts'

/** Somebody in the statistics of a group. */
const groupPlayerSchema = z.extend(playedSchema, {
  name: z.string(),
  /** True for the reader. */
  me: z.boolean(),
})
export type GroupPlayer = z.infer<typeof groupPlayerSchema>

/** The games of a group that were played, by sport, who came most often first (H7). */
export const groupStatsSchema = z.array(
  z.object({ sport: z.enum(sports), games: z.int(), players: z.array(groupPlayerSchema) }),
)
export type GroupStats = z.infer<typeof groupStatsSchema>

/** The card of an athlete: what they did in all rachas, by sport, and how others rated them (H7). */
export const athleteCardSchema = z.object({
  /** Null below three votes. */
  rating: z.nullable(playerRatingSchema),
  sports: z.array(z.extend(playedSchema, { sport: z.enum(sports) })),
})
export type AthleteCard = z.infer<typeof athleteCardSchema>

/** Returns whether a game counts: it is over and took place. */
export function isPlayed({ end, cancelledAt }: Pick<Racha, 'end' | 'cancelledAt'>, now: string): boolean {
  return cancelledAt === null && end <= now
}

/** Counts the games of a group that were played, for somebody of it. */
export function groupStats(rachas: readonly Racha[], now: string, readerId: string): GroupStats {
  const evenings = rachas.filter((racha) => isPlayed(racha, now)).map((racha) => eveningOf(racha, personKey))
  const own = personKey({ userId: readerId, name: '' })
  const games = (sport: Sport) => evenings.filter((evening) => evening.sport === sport).length
  return [...statsBySport(evenings)].map(([sport, players]) => ({
    sport,
    games: games(sport),
    players: players.map(({ id, ...each }) => ({ ...each, me: id === own })),
  }))
}

/** Returns the card of an athlete, of all rachas in which they are. */
export function athleteCard(rachas: readonly Racha[], now: string, userId: string): AthleteCard {
  const own = personKey({ userId, name: '' })
  const evenings = rachas.filter((racha) => isPlayed(racha, now)).map((racha) => eveningOf(racha, personKey))
  const bySport = Map.groupBy(evenings, ({ sport }) => sport)
  return {
    rating: ratingIn(rachas, now, userId),
    sports: [...bySport].flatMap(([sport, played]) =>
      playerStats(played).flatMap(({ id, name: _name, ...each }) => (id === own ? [{ ...each, sport }] : [])),
    ),
  }
}

/** Returns somebody's rating of all games whose votes are in. */
function ratingIn(rachas: readonly Racha[], now: string, userId: string): PlayerRating | null {
  const votes = rachas
    .filter((racha) => now > ratingEnd(racha))
    .flatMap(({ id: rachaId, participants, votes: given }) => {
      const me = participants.find((each) => each.userId === userId)
      return given.flatMap((vote): Vote[] =>
        vote.forId === me?.id ? [{ ...vote, rachaId, forId: userId }] : [],
      )
    })
  return ratingOf(votes, userId)
}
