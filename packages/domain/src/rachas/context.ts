import type { Sport } from '../fields/sports.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Participant, Racha } from './racha.ts'

/** A booking as far as a pickup game in it needs it. */
export type GameBooking = {
  id: string
  athleteId: string | null
  sport: Sport
  place: string
  timeZone: string
  start: string
  end: string
  /** True while the time is theirs. */
  isOn: boolean
}

/** The loaded data that a command reads. */
export type RachaData = {
  racha: (id: string) => Racha | undefined
  booking: (id: string) => GameBooking | undefined
  /** The game of another pickup game that is not cancelled, in that booking. */
  inBooking: (bookingId: string) => Racha | undefined
  /** The games of a weekly one, whenever they are. */
  ofGroup: (groupId: string) => readonly Racha[]
  /** Somebody of a game that the caller has organised. */
  known: (participantId: string) => Pick<Participant, 'userId' | 'name' | 'skill'> | undefined
}

/** All that a command needs to know beside itself: what is stored, when and by whom it is given, and what is new. */
export type RachaContext = {
  data: RachaData
  /** ISO instant. */
  at: string
  /** The person who does it, whether they are under 18, and their birth; null for somebody without an account. */
  by: { id: string; name: string; minor?: boolean; birth?: string | null } | null
  /** A new code and a new secret of a link. */
  code: string
  token: string
  /** The server's own key, by which it knows the codes of arrival that it gave; it leaves the server in nothing else. */
  secret: string
}

export type RachaOutcome = { ok: true; racha: Racha } | Refusal

export const done = (racha: Racha): RachaOutcome => ({ ok: true, racha })

/** Refuses a name that somebody on the roster has already. */
export const namesake = (name: string) =>
  refuse('conflict', `Já tem ${name} na lista. Ponha o sobrenome ou o apelido.`)

export const unknownPerson = () => refuse('not_found', 'Essa pessoa não está mais na lista.')

export function find(racha: Racha, participantId: string): Participant | undefined {
  return racha.participants.find(({ id }) => id === participantId)
}

/** Returns the caller's own part in a game. */
export function ownPart(racha: Racha, { by }: Pick<RachaContext, 'by'>): Participant | undefined {
  return by === null ? undefined : racha.participants.find(({ userId }) => userId === by.id)
}
