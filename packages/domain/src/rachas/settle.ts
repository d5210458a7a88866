import { toInstant, toMinutes } from '../time/zone.ts'
import { offerEnd } from './offer-time.ts'
import { freeIn, holdsPlace, type Pool, poolOf } from './places.ts'
import type { Participant, Racha } from './racha.ts'

/** Returns the instant at which the places of regulars close; null where none are kept. */
export function closingOf({
  start,
  regularsUntilHours,
}: Pick<Racha, 'start' | 'regularsUntilHours'>): string | null {
  return regularsUntilHours === null ? null : toInstant(toMinutes(start) - regularsUntilHours * 60)
}

/** Returns those who wait, in the order in which they are promoted. */
export function inLine<P extends Pick<Participant, 'status' | 'kind' | 'answeredAt'>>({
  participants,
  priority,
}: Pick<Racha, 'priority'> & { participants: readonly P[] }): P[] {
  return participants
    .filter(({ status }) => status === 'waiting')
    .toSorted((a, b) => {
      const rank = ({ kind }: P) => (priority === 'regulars_first' && kind === 'day' ? 1 : 0)
      return rank(a) - rank(b) || Date.parse(a.answeredAt ?? '') - Date.parse(b.answeredAt ?? '')
    })
}

/** Returns a game with a participant changed. */
export function withPerson(racha: Racha, id: string, change: Partial<Participant>): Racha {
  return {
    ...racha,
    participants: racha.participants.map((each) => (each.id === id ? { ...each, ...change } : each)),
  }
}

/**
 * Offers each free place to the next who waits (rule 9). An offer occupies its place, so nobody else gets it; in the last two
 * hours nothing is offered, and a place is whose answer comes first.
 */
export function promote(racha: Racha, at: string): Racha {
  if (racha.cancelledAt !== null) return racha
  const offerUntil = offerEnd(racha, at)
  if (offerUntil === null) return racha
  const free = (pool: Pool, kind: Participant['kind']) => freeIn(racha, pool, kind) > 0
  const next = inLine(racha).find((each) => free(poolOf(racha, each), each.kind))
  if (!next) return racha
  return promote(withPerson(racha, next.id, { status: 'offered', offerUntil }), at)
}

/**
 * Brings a game to the instant `now`: what ended by the clock since is done in its order, each at its own instant (N2). So it
 * does not matter when, or how often, somebody reads it.
 */
export function settle(racha: Racha, now: string): Racha {
  const due = nextChangeAt(racha)
  if (due === null || due > now) return racha
  return settle(promote(happened(racha, due), due), now)
}

/** Returns the next instant at which something ends by itself; all instants are in UTC and compare as texts. */
export function nextChangeAt(racha: Racha): string | null {
  if (racha.cancelledAt !== null) return null
  const closing = racha.closedAt === null ? closingOf(racha) : null
  const ends = racha.participants.flatMap(({ offerUntil }) => offerUntil ?? [])
  return [...ends, ...(closing === null ? [] : [closing])].toSorted()[0] ?? null
}

function happened(racha: Racha, at: string): Racha {
  const participants = racha.participants.map((each) =>
    each.offerUntil !== null && each.offerUntil <= at
      ? { ...each, status: 'invited' as const, offerUntil: null, answeredAt: null, missedOffer: true }
      : each,
  )
  const closing = racha.closedAt === null ? closingOf(racha) : null
  const lapsed = { ...racha, participants }
  return closing !== null && closing <= at ? closed(lapsed, closing) : lapsed
}

/** Closes the places of regulars, and does what is agreed where fewer than the quorum are in. */
function closed(racha: Racha, at: string): Racha {
  const after = { ...racha, closedAt: at }
  const isShort = racha.quorum !== null && racha.participants.filter(holdsPlace).length < racha.quorum
  if (!isShort) return after
  if (racha.withoutQuorum === 'cancel')
    return {
      ...after,
      cancelledAt: at,
      cancelReason: `Não chegou a ${racha.quorum} confirmados até o fechamento.`,
    }
  return { ...after, visibility: 'public', opening: racha.opening ?? ANYONE }
}

/** An opening for every player. */
export const ANYONE = { to: 'anyone', skillFrom: 1, skillTo: 5 } as const
