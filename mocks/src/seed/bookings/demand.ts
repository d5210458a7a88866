import type { Sport } from '@campo-livre/domain/fields/sports.ts'

const morningSports: ReadonlySet<Sport> = new Set(['beach-tennis', 'tennis', 'padel', 'footvolley'])

type Hour = { weekday: number; minute: number }

/** Returns the share of such hours that is usually taken, from 0 to 1. */
export function demandAt({ weekday, minute }: Hour, sport: Sport): number {
  const hour = minute / 60
  if (hour < 5) return 0.04
  return weekday === 0 || weekday === 6 ? weekendDemand(hour) : weekdayDemand(hour, morningSports.has(sport))
}

function weekendDemand(hour: number): number {
  if (hour < 8) return 0.25
  if (hour < 12) return 0.68
  if (hour < 15) return 0.35
  if (hour < 20) return 0.66
  return 0.3
}

function weekdayDemand(hour: number, mornings: boolean): number {
  if (hour < 9) return mornings ? 0.3 : 0.08
  if (hour < 16) return 0.07
  if (hour < 18) return 0.25
  if (hour < 23) return 0.7
  return 0.2
}

/** Returns the factor of demand on a day counted from today: the further ahead, the emptier the calendar. */
export function fillingOf(day: number): number {
  return day <= 2 ? 1 : Math.max(0.5, 1 - (day - 2) * 0.05)
}

/** Returns the chance to begin a run at a free slot, so that runs of `mean` slots fill that share of them. */
export function startChance(share: number, mean: number): number {
  const part = Math.min(0.95, share)
  return part / (mean * (1 - part) + part)
}
