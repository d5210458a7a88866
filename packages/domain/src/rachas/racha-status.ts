import type { Racha } from './racha.ts'
import type { ParticipantStatus, RachaStatus } from './racha-words.ts'

type Roster = Pick<Racha, 'participants' | 'maxPlayers'>

/** How many of a pickup game have given that answer. */
export function countOf({ participants }: Pick<Racha, 'participants'>, status: ParticipantStatus): number {
  return participants.filter((each) => each.status === status).length
}

/** How many more can still join (rule 9); never below zero. */
export function freePlaces(roster: Roster): number {
  return Math.max(0, roster.maxPlayers - countOf(roster, 'confirmed'))
}

/** The state of a pickup game at an instant: played once it is over, full while nobody more fits in. */
export function rachaStatus(racha: Roster & Pick<Racha, 'cancelledAt' | 'end'>, now: string): RachaStatus {
  if (racha.cancelledAt !== null) return 'cancelled'
  if (Date.parse(now) >= Date.parse(racha.end)) return 'played'
  return freePlaces(racha) === 0 ? 'full' : 'open'
}
