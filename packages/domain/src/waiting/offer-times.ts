import { addDays, fromLocal, toInstant, toLocal, toMinutes } from '../time/zone.ts'
import { OFFER_MINUTES } from './wait.ts'

/** The minutes of the day from which, and until which, nobody is told: from 22h to 8h. */
const NIGHT_FROM = 22 * 60
const NIGHT_UNTIL = 8 * 60

/** Returns the instant at which people are told of something at `at`: at once, or at 8h where it is night in the zone. */
export function tellingTime(at: string, timeZone: string): string {
  const { day, minute } = toLocal(timeZone, toMinutes(at))
  const morningOf = (morning: string) => toInstant(fromLocal(timeZone, morning, NIGHT_UNTIL))
  if (minute < NIGHT_UNTIL) return morningOf(day)
  return minute < NIGHT_FROM ? at : morningOf(addDays(day, 1))
}

type OfferTimes = {
  /** The instant at which its person is told. */
  tellAt: string
  /** The instant until which it is kept for them. */
  until: string
}

/**
 * Returns the times of an offer that is made at `at`, of a game that begins at `start`: told at once and kept for 10 minutes.
 * At night it is kept at once, and told at 8h; where the game begins before those minutes are over, it is told at once all
 * the same. It ends when the game begins.
 */
export function offerTimes(at: string, start: string, timeZone: string): OfferTimes {
  const morning = tellingTime(at, timeZone)
  const tellAt = plus(morning, OFFER_MINUTES) <= Date.parse(start) ? morning : at
  const until = Math.min(plus(tellAt, OFFER_MINUTES), Date.parse(start))
  return { tellAt, until: new Date(until).toISOString() }
}

const plus = (at: string, minutes: number) => Date.parse(at) + minutes * 60_000
