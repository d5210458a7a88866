import { dayFromNumber, MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'

const days = new Map<number, string>()
const clock: string[] = []

/**
 * The domain's `toInstant` for the tens of thousands of instants of a seed: the same text from minutes since 1970, put
 * together from days and minutes that were formatted before, in a fraction of the time.
 */
export function instantOf(minutes: number): string {
  const number = Math.floor(minutes / MINUTES_PER_DAY)
  let day = days.get(number)
  if (day === undefined) {
    day = dayFromNumber(number)
    days.set(number, day)
  }
  const minute = minutes - number * MINUTES_PER_DAY
  clock[minute] ??= `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00.000Z`
  return day + clock[minute]
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
