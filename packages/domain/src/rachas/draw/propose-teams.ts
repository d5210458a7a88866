import type { Sport } from '../../fields/sports.ts'

/** The players of a team on the field, by sport. */
const teamSizes: Readonly<Record<Sport, number>> = {
  society: 7,
  futsal: 5,
  football: 11,
  'beach-tennis': 2,
  volleyball: 6,
  footvolley: 2,
  padel: 2,
  tennis: 2,
  basketball: 5,
  handball: 7,
}
/** The most teams that a person is offered. */
const MOST_TEAMS = 8

/** Returns the numbers of teams that `players` people can be drawn into, from two; each has somebody to pass to. */
export function possibleTeams(players: number): number[] {
  const most = Math.max(2, Math.min(MOST_TEAMS, Math.floor(players / 2)))
  return Array.from({ length: most - 1 }, (_, at) => at + 2)
}

/** Returns the number of teams that comes nearest to whole teams of the sport: 20 of society are three. */
export function proposeTeams(sport: Sport, players: number): number {
  const most = possibleTeams(players).at(-1) ?? 2
  return Math.max(2, Math.min(most, Math.round(players / teamSizes[sport])))
}

/** Says how large the teams of a draw are: `7 em cada time`, `times de 6 e 5`. */
export function teamSizesInWords(players: number, teams: number): string {
  const small = Math.floor(players / teams)
  return players % teams === 0 ? `${small} em cada time` : `times de ${small + 1} e ${small}`
}
