import { addDays, fromLocal, localDay, toInstant, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type { Clock } from '../clock.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import type { ClockSetting, MomentName } from './situation.ts'

const FRIDAY = 5
const EVENING = 19 * 60
const CLOSING = 18 * 60

/** Returns the next such time after `real`, both ISO instants. */
const moments: Record<MomentName, (real: string) => string> = {
  'friday-evening': (real) => {
    const today = localDay(HOME_ZONE, real)
    const friday = addDays(today, (FRIDAY - weekdayOf(today) + 7) % 7)
    return firstAfter(real, EVENING, [friday, addDays(friday, 7)])
  },
  'month-end': (real) => {
    const last = lastOfMonth(localDay(HOME_ZONE, real))
    return firstAfter(real, CLOSING, [last, lastOfMonth(addDays(last, 1))])
  },
}

function firstAfter(real: string, minute: number, days: readonly [string, string]): string {
  const [first, second] = days.map((day) => toInstant(fromLocal(HOME_ZONE, day, minute)))
  return first !== undefined && first > real ? first : (second ?? real)
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10)
}

/** Returns the minutes by which the clock has to be ahead of the real time for `setting`, as of now. */
export function offsetFor(setting: ClockSetting, real: string): number {
  if (setting === 'real') return 0
  if (typeof setting === 'object' && 'ahead' in setting) return setting.ahead
  const instant = typeof setting === 'object' ? setting.at : moments[setting](real)
  return (Date.parse(instant) - Date.parse(real)) / 60_000
}

/** Sets the clock; returns the ISO instant around which data that begins now is laid out. */
export function setClock(clock: Clock, setting: ClockSetting): string {
  clock.setOffset(offsetFor(setting, clock.real()))
  return typeof setting === 'object' && 'ahead' in setting ? clock.real() : clock.now()
}
