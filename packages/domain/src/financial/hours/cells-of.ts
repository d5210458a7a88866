import type { HourCell } from './hours.ts'
import type { EarningHour } from './profit-of.ts'

/** Returns the hours of a week, those of all given fields together, in order of weekday and hour. */
export function cellsOf(hours: readonly EarningHour[]): HourCell[] {
  const playedRate = rateOf(hours, 'playedCostCents', 'bookedMinutes')
  return [...Map.groupBy(hours, ({ weekday, hour }) => weekday * 24 + hour).values()]
    .flatMap((same) => {
      const [first] = same
      return first ? [cellOf(first, same, playedRate)] : []
    })
    .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour)
}

function cellOf({ weekday, hour }: EarningHour, same: readonly EarningHour[], playedRate: number): HourCell {
  return {
    weekday,
    hour,
    openMinutes: sumOf(same, 'openMinutes'),
    bookedMinutes: sumOf(same, 'bookedMinutes'),
    incomeCents: sumOf(same, 'incomeCents'),
    barCents: sumOf(same, 'barCents'),
    costCents: sumOf(same, 'openCostCents') + sumOf(same, 'playedCostCents'),
    evenCents: evenCents(same, playedRate),
  }
}

/**
 * Returns the price of an hour at which it pays for itself when it is sold, in whole cents, rounded up: its part of what
 * is shared by opened hour, and what a game costs, less the margin that a game brings to the bar. Where nobody has
 * played, a game costs what it costs elsewhere (`playedRate`, cents per minute).
 */
function evenCents(hours: readonly EarningHour[], playedRate: number): number | null {
  const open = sumOf(hours, 'openMinutes')
  const booked = sumOf(hours, 'bookedMinutes')
  if (open === 0 && booked === 0) return null
  const opened = sumOf(hours, 'openCostCents') / (open || booked)
  const played = booked === 0 ? playedRate : sumOf(hours, 'playedCostCents') / booked
  const bar = booked === 0 ? 0 : sumOf(hours, 'barCents') / booked
  return Math.max(0, Math.ceil(Math.round((opened + played - bar) * 60 * 1_000) / 1_000))
}

function rateOf(hours: readonly EarningHour[], cents: keyof Sums, minutes: keyof Sums): number {
  const whole = sumOf(hours, minutes)
  return whole === 0 ? 0 : sumOf(hours, cents) / whole
}

type Sums = Omit<EarningHour, 'fieldId' | 'weekday' | 'hour'>

function sumOf(hours: readonly EarningHour[], part: keyof Sums): number {
  return hours.reduce((sum, hour) => sum + hour[part], 0)
}

/** Returns what an hour of the week earned more than it cost, in cents. */
export function profitOfCell({ incomeCents, barCents, costCents }: HourCell): number {
  return incomeCents + barCents - costCents
}
