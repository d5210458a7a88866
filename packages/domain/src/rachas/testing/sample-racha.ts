import type { RachaCommand, RachaFacts, RachaStep } from '../command.ts'
import { applyRachaCommand } from '../apply-command.ts'
import { person } from '../commands/answering.ts'
import type { GameBooking, RachaContext, RachaOutcome } from '../context.ts'
import { noPlay } from '../play.ts'
import type { Participant, Racha } from '../racha.ts'

/** Saturday 21 November 2026, 20h in Fortaleza. */
export const START = '2026-11-21T23:00:00.000Z'
/** Monday of that week, 9h in Fortaleza. */
export const MONDAY = '2026-11-16T12:00:00.000Z'

export const facts: RachaFacts = {
  sport: 'society',
  bookingId: null,
  place: 'Quadra da praça',
  timeZone: 'America/Fortaleza',
  start: START,
  end: '2026-11-22T00:30:00.000Z',
  maxPlayers: 4,
  goalkeeperPlaces: 0,
  pricePerHeadCents: 2000,
  minAge: null,
  maxAge: null,
  weekly: false,
  regularsUntilHours: null,
  freeOutHours: null,
  quorum: null,
  withoutQuorum: 'open',
  priority: 'regulars_first',
}

/** Makes a participant called by their id. */
export function sample(id: string, changes: Partial<Participant> = {}): Participant {
  return person({ id, userId: `user-${id}`, name: id, goalkeeper: false, skill: 3, ...changes })
}

/** Makes a game of Olga's, in which she does not play. */
export function game(changes: Partial<Racha> = {}): Racha {
  return {
    ...facts,
    id: 'game',
    code: 'RCH-GAME',
    groupId: 'game',
    organizerId: 'olga',
    visibility: 'link',
    opening: null,
    cancelledAt: null,
    cancelReason: null,
    closedAt: null,
    createdAt: '2026-11-10T12:00:00.000Z',
    participants: [],
    linkToken: 'secret',
    play: noPlay,
    listStyle: null,
    votes: [],
    mutedBy: [],
    changes: [],
    ...changes,
  }
}

export const olga = { id: 'olga', name: 'Olga Reis' }

/** Gives a command about a game, as Olga on Monday unless told otherwise. */
export function give(
  racha: Racha | undefined,
  command: RachaStep,
  {
    at = MONDAY,
    by = olga,
    booking,
    taken,
    token = 'fresh',
  }: { at?: string; by?: RachaContext['by']; booking?: GameBooking; taken?: Racha; token?: string } = {},
): RachaOutcome {
  return applyRachaCommand(command, {
    at,
    by,
    code: 'RCH-NEW2',
    token,
    secret: 'key',
    data: {
      racha: (id) => (racha?.id === id ? racha : undefined),
      booking: (id) => (booking?.id === id ? booking : undefined),
      inBooking: () => taken,
      ofGroup: () => [],
      known: (id) =>
        id === 'earlier' ? { userId: 'user-earlier', name: 'Rafael Lima', skill: 5 } : undefined,
    },
  })
}

/** Gives a command that is allowed, and returns the game after it. */
export function after(...given: Parameters<typeof give>): Racha {
  const outcome = give(...given)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.racha
}

/** The account of a sample participant. */
export const as = (id: string) => ({ id: `user-${id}`, name: id })

let commands = 0
/** Makes a command of the caller's own answer. */
export const says = (answer: 'going' | 'maybe' | 'declined', rest: Partial<RachaCommand> = {}) =>
  ({
    type: 'answer',
    id: `c${(commands += 1)}`,
    rachaId: 'game',
    participantId: null,
    answer,
    ...rest,
  }) as RachaCommand

/** Returns who has which status, in the order of the roster. */
export const statuses = ({ participants }: Racha) =>
  Object.fromEntries(participants.map(({ id, status }) => [id, status]))

/** Returns a game with its people as they are seen: with an account or without. */
export function seen(racha: Racha) {
  const participants = racha.participants.map((each) => ({ ...each, hasAccount: each.userId !== null }))
  return { ...racha, participants }
}
