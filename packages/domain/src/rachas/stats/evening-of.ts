import { everyPlayer } from '../live/every-player.ts'
import { liveState } from '../live/live-state.ts'
import type { Participant, Racha } from '../racha.ts'
import { cameTo, type Evening } from './evening.ts'

/** A game as its statistics need it, and the people in it by its own ids. */
export type EveningOf = Evening & { end: string }

/**
 * Returns a game as its statistics need it. `idOf` says by what its people are known there: their place in the game, or what
 * is the same of them in all games. Who came late to the field without being on the list is known by their name.
 */
export function eveningOf(
  { id: rachaId, sport, start, end, participants, play }: Racha,
  idOf: (person: Pick<Participant, 'id' | 'userId' | 'name'>) => string,
): EveningOf {
  const state = play.live && liveState(play.live)
  const listed = new Set(participants.map(({ id }) => id))
  const late = (play.live ? everyPlayer(play.live) : [])
    .filter(({ id }) => !listed.has(id))
    .map((player) => ({ ...player, userId: null }))
  const ids = new Map([...participants, ...late].map((person) => [person.id, idOf(person)]))
  const idIn = (known: string) => ids.get(known) ?? known
  return {
    rachaId,
    sport,
    start,
    end,
    people: [
      ...participants.map((person) => ({
        id: idOf(person),
        name: person.name,
        confirmed: person.status === 'confirmed',
        arrived: person.arrivedAt !== null,
      })),
      ...late.map((person) => ({ id: idOf(person), name: person.name, confirmed: false, arrived: false })),
    ],
    matches: (state?.played ?? []).map((match) => ({
      teams: match.teams,
      winnerId: match.winnerId,
      lineups: [match.lineups[0].map(idIn), match.lineups[1].map(idIn)] as const,
      goals: match.goals.map((goal) => ({
        ...goal,
        scorerId: goal.scorerId === null ? null : idIn(goal.scorerId),
        assistId: goal.assistId === null ? null : idIn(goal.assistId),
      })),
    })),
  }
}

/** Returns the ids of the participants who came to a game. */
export function comersOf(racha: Racha): ReadonlySet<string> {
  return cameTo(eveningOf(racha, ({ id }) => id))
}
