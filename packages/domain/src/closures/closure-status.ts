import type { MinuteInterval } from '../time/interval.ts'
import { laterDay } from '../time/order-days.ts'
import { dayNumber, toLocal, toMinutes } from '../time/zone.ts'
import { closedIntervals } from './closed-intervals.ts'
import type { ClosureTimes } from './closure-times.ts'

export const closureStatuses = ['now', 'ahead', 'past'] as const
export type ClosureStatus = (typeof closureStatuses)[number]

export const closureStatusLabels: Record<ClosureStatus, string> = {
  now: 'Fechado agora',
  ahead: 'Por vir',
  past: 'Encerrado',
}

/** The days in which every weekday comes. */
const WEEK = 8
/** The days in which every day of a year comes: 29 February is left out up to eight years. */
const YEARS = 8 * 366 + 1

/** Returns the time that is closed at the instant `now`, or the next one; null when it is over. */
export function nextClosed(when: ClosureTimes, now: string, timeZone: string): MinuteInterval | null {
  const instant = Date.parse(now) / 60_000
  const today = toLocal(timeZone, toMinutes(now)).day
  const ahead = ({ end }: MinuteInterval) => end > instant
  if (when.kind === 'once') return closedIntervalOnce(when, timeZone).find(ahead) ?? null
  const from = when.kind === 'weekly' ? laterDay(when.since, today) : today
  const days = when.kind === 'weekly' ? WEEK : YEARS
  return closedIntervals(when, from, days, timeZone).find(ahead) ?? null
}

function closedIntervalOnce(when: ClosureTimes & { kind: 'once' }, timeZone: string): MinuteInterval[] {
  const [from, last] = [when.start, when.end].map((instant) => toLocal(timeZone, toMinutes(instant)).day)
  if (from === undefined || last === undefined) return []
  return closedIntervals(when, from, dayNumber(last) - dayNumber(from) + 1, timeZone)
}

/** Returns whether a closure is closed at the instant `now`, will be, or was. */
export function closureStatus(when: ClosureTimes, now: string, timeZone: string): ClosureStatus {
  const next = nextClosed(when, now, timeZone)
  if (next === null) return 'past'
  return next.start * 60_000 <= Date.parse(now) ? 'now' : 'ahead'
}
