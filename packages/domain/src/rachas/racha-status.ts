import { holdsPlace } from './places.ts'
import type { Participant, Racha } from './racha.ts'
import type { ParticipantStatus, RachaStatus } from './racha-words.ts'

type Roster = Pick<Racha, 'maxPlayers'> & { participants: readonly { status: ParticipantStatus }[] }

/** Counts the participants of a pickup game with that status. */
export function countOf({ participants }: Pick<Roster, 'participants'>, status: ParticipantStatus): number {
  return participants.filter((each) => each.status === status).length
}

/** Returns the number of places that nobody has and nobody is offered (rule 9); never below zero. */
export function freePlaces({ participants, maxPlayers }: Roster): number {
  return Math.max(0, maxPlayers - participants.filter(holdsPlace).length)
}

/** Returns the instant until which the last of the places that are only kept is kept; null while none is. */
export function keptUntil(participants: readonly Pick<Participant, 'offerUntil'>[]): string | null {
  return (
    participants
      .flatMap(({ offerUntil }) => offerUntil ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** Returns the status of a pickup game at the instant `now`: played once it has ended, full while no place is free. */
export function rachaStatus(racha: Roster & Pick<Racha, 'cancelledAt' | 'end'>, now: string): RachaStatus {
  if (racha.cancelledAt !== null) return 'cancelled'
  if (Date.parse(now) >= Date.parse(racha.end)) return 'played'
  return freePlaces(racha) === 0 ? 'full' : 'open'
}
