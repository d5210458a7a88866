import * as z from 'zod/mini'
import type { Sport } from '../../fields/sports.ts'
import { compareNames } from '../../text/compare-names.ts'
import { cameTo, type Evening, noShowsOf } from './evening.ts'

/** The count of what somebody did in some evenings. */
export const playedSchema = z.object({
  /** The evenings for which the person was on the list, or to which they came. */
  listed: z.int(),
  came: z.int(),
  noShows: z.int(),
  /** The part of the evenings listed to which the person came, in whole percent. */
  attendancePercent: z.int(),
  /** The evenings in a row, up to the last one, to which the person came; and the longest such row. */
  streak: z.int(),
  longestStreak: z.int(),
  matches: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  /** The matches won in a row, up to the last one played; and the longest such row. */
  winStreak: z.int(),
  longestWinStreak: z.int(),
  goals: z.int(),
  ownGoals: z.int(),
  assists: z.int(),
})
export type PlayerStats = z.infer<typeof playedSchema> & {
  id: string
  /** As in the last evening with this person. */
  name: string
}

/** Counts what players did in evenings of any order, those who came most often first. Nothing is counted twice. */
export function playerStats(evenings: readonly Evening[]): PlayerStats[] {
  const players = new Map<string, PlayerStats>()
  const once = new Map(evenings.map((evening) => [evening.rachaId, evening]))
  const inOrder = [...once.values()].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  for (const evening of inOrder) {
    countAttendance(evening, players)
    for (const match of evening.matches) countMatch(match, players)
  }
  return [...players.values()]
    .map((each) => ({ ...each, attendancePercent: Math.round((each.came * 100) / Math.max(1, each.listed)) }))
    .toSorted((a, b) => b.came - a.came || b.matches - a.matches || compareNames(a.name, b.name))
}

/** Counts by sport, since goals of futsal and sets of volleyball are not the same thing. */
export function statsBySport(evenings: readonly Evening[]): Map<Sport, PlayerStats[]> {
  const groups = Map.groupBy(evenings, ({ sport }) => sport)
  return new Map([...groups].map(([sport, played]) => [sport, playerStats(played)]))
}

function countAttendance(evening: Evening, players: Map<string, PlayerStats>): void {
  const came = cameTo(evening)
  const names = new Map(evening.people.map(({ id, name }) => [id, name]))
  for (const id of new Set([...names.keys(), ...came])) {
    const player = playerOf(players, id)
    player.name = names.get(id) ?? player.name
    player.listed += 1
    if (came.has(id)) player.came += 1
  }
  for (const id of noShowsOf(evening)) playerOf(players, id).noShows += 1
  for (const player of players.values()) {
    player.streak = came.has(player.id) ? player.streak + 1 : 0
    player.longestStreak = Math.max(player.longestStreak, player.streak)
  }
}

function countMatch(
  { goals, lineups, teams, winnerId }: Evening['matches'][number],
  players: Map<string, PlayerStats>,
): void {
  // A change of sides in the middle of a match: it was played for the last side.
  const sideOf = new Map(lineups.flatMap((ids, side) => ids.map((id) => [id, side] as const)))
  for (const [id, side] of sideOf) {
    const player = playerOf(players, id)
    const won = winnerId === teams[side]
    player.matches += 1
    if (winnerId === null) player.draws += 1
    else if (won) player.wins += 1
    else player.losses += 1
    player.winStreak = won ? player.winStreak + 1 : 0
    player.longestWinStreak = Math.max(player.longestWinStreak, player.winStreak)
  }
  for (const { scorerId, assistId, own } of goals) {
    if (scorerId !== null) {
      const player = playerOf(players, scorerId)
      if (own) player.ownGoals += 1
      else player.goals += 1
    }
    if (assistId !== null) playerOf(players, assistId).assists += 1
  }
}

function playerOf(players: Map<string, PlayerStats>, id: string): PlayerStats {
  const known = players.get(id)
  if (known) return known
  const player: PlayerStats = {
    id,
    name: '',
    listed: 0,
    came: 0,
    noShows: 0,
    attendancePercent: 0,
    streak: 0,
    longestStreak: 0,
    matches: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    winStreak: 0,
    longestWinStreak: 0,
    goals: 0,
    ownGoals: 0,
    assists: 0,
  }
  players.set(id, player)
  return player
}
