import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { nextGame } from '@campo-livre/domain/rachas/next-game.ts'
import { settle } from '@campo-livre/domain/rachas/settle.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { nextOf } from './next-of.ts'
import { notifyRacha } from './notify-racha.ts'
import { newCodeOf } from './racha-context.ts'

/** Stores a racha as it is after a change, and tells whom it concerns. */
export async function keepRacha(
  db: Database,
  before: RachaRecord | undefined,
  after: RachaRecord,
  byId: string | null,
): Promise<RachaRecord> {
  const kept = before ? await db.rachas.update(after.id, after) : await db.rachas.insert(after)
  await notifyRacha(db, before, kept, byId)
  return kept
}

/**
 * Brings a racha to the present: what ended by the clock is done, and a weekly one that is over makes its next game (N2).
 * `byId` is the person who has just done something about it, and is told nothing of it.
 */
export async function settleRacha(
  db: Database,
  now: string,
  racha: RachaRecord,
  byId: string | null = null,
): Promise<RachaRecord> {
  const settled = settle(withoutLostBooking(db, now, racha), now)
  const kept = settled === racha ? racha : await keepRacha(db, racha, settled, byId)
  await makeNext(db, now, kept)
  return kept
}

/** Returns a coming racha without its booking, where that was cancelled or never paid: the organiser has to choose anew. */
function withoutLostBooking(db: Database, now: string, racha: RachaRecord): RachaRecord {
  const at = bookingLostAt(db, racha)
  return at !== null && at <= now && now < racha.start ? { ...racha, bookingId: null } : racha
}

/** Returns the instant before the game at which its booking was cancelled, or ends unless it is paid; null for none. */
export function bookingLostAt(db: Database, racha: RachaRecord): string | null {
  const booking = racha.bookingId === null ? undefined : db.bookings.find(racha.bookingId)
  if (!booking || racha.cancelledAt !== null) return null
  const { status, holdExpiresAt, cancellation, createdAt } = booking
  const at =
    status === 'awaiting_payment' || status === 'expired'
      ? holdExpiresAt
      : status === 'cancelled'
        ? (cancellation?.at ?? createdAt)
        : null
  return at !== null && at < racha.start ? at : null
}

async function makeNext(db: Database, now: string, racha: RachaRecord): Promise<void> {
  const isOver = racha.end <= now || racha.cancelledAt !== null
  if (!racha.weekly || !isOver || nextOf(db, racha)) return
  const next = nextGame(racha, { at: now, code: newCodeOf(db) })
  if (next) await keepRacha(db, undefined, { ...next, bookingId: bookingOf(db, racha, next, now) }, null)
}

/** Returns the organiser's booking of the same field at the time of the next game: those of a fixed slot are there. */
function bookingOf(
  db: Database,
  { bookingId, organizerId }: RachaRecord,
  { start, end }: RachaRecord,
  now: string,
): string | null {
  const last = bookingId === null ? undefined : db.bookings.find(bookingId)
  if (!last) return null
  const same = db.bookings
    .by('athleteId', organizerId)
    .find(
      (each) =>
        each.fieldId === last.fieldId && each.start === start && each.end === end && occupies(each, now),
    )
  return same?.id ?? null
}
