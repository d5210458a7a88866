import { addDays, fromLocal, localDay, toInstant, toLocal, toMinutes } from '../time/zone.ts'
import type { Racha } from './racha.ts'

/** The minutes of the day between which nobody is asked to answer. */
const SILENT_FROM = 21 * 60
const SILENT_UNTIL = 8 * 60
/** The minutes before a game in which nothing is offered: a free place is whose answer comes first. */
export const NO_OFFERS_MINUTES = 120

type Game = Pick<Racha, 'start' | 'timeZone'>

/** Returns the minutes that a person has to answer: less and less towards the game. */
function lengthFor(day: string, gameDay: string): number {
  if (day === gameDay) return 30
  return day === addDays(gameDay, -1) ? 2 * 60 : 24 * 60
}

/**
 * Returns the instant at which an offer that is made at `at` ends (N2); null where nothing is offered any more. Its time
 * begins at 8h where it is made between 21h and 8h, what would run in those hours runs from 8h on, and it ends two hours
 * before the game at the latest.
 */
export function offerEnd({ start, timeZone }: Game, at: string): string | null {
  const last = toMinutes(start) - NO_OFFERS_MINUTES
  const begin = afterSilence(timeZone, toMinutes(at))
  if (begin >= last) return null
  const length = lengthFor(toLocal(timeZone, begin).day, localDay(timeZone, start))
  const end = begin + length
  return toInstant(Math.min(last, withoutSilence(timeZone, end)))
}

/** Returns the minute itself, or 8h where it is in the silence. */
function afterSilence(timeZone: string, minutes: number): number {
  const { day, minute } = toLocal(timeZone, minutes)
  if (minute < SILENT_UNTIL) return fromLocal(timeZone, day, SILENT_UNTIL)
  return minute < SILENT_FROM ? minutes : fromLocal(timeZone, addDays(day, 1), SILENT_UNTIL)
}

/** Returns the minute itself, or as long after 8h as it is after 21h where it is in the silence. */
function withoutSilence(timeZone: string, minutes: number): number {
  const { day, minute } = toLocal(timeZone, minutes)
  if (minute >= SILENT_UNTIL && minute <= SILENT_FROM) return minutes
  const evening = minute < SILENT_UNTIL ? addDays(day, -1) : day
  return (
    fromLocal(timeZone, addDays(evening, 1), SILENT_UNTIL) +
    (minutes - fromLocal(timeZone, evening, SILENT_FROM))
  )
}
