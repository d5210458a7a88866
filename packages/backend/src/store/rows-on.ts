import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { Database } from './database.ts'
import { memoizeRecent } from './memoize.ts'
import { mapAll } from './not-loaded.ts'

/** A table as rows are looked for in it by days or months. */
type Dated<T, I extends string> = { revision(): object; by(index: I, key: string): readonly T[] }

/**
 * Returns the rows under any of some keys, each once, key after key: the same list until a row of the table changes. So a job
 * reads what is near in time, however much there is.
 */
export function rowsOn<T extends object, I extends string>(
  table: Dated<T, I>,
  index: I,
  keys: readonly string[],
): readonly T[] {
  const question = `${index} ${keys.join()}`
  return foundIn(table.revision(), [], question, () => [
    ...new Set(mapAll(keys, (key) => table.by(index, key)).flat()),
  ]) as readonly T[]
}

const foundIn = memoizeRecent<readonly object[]>()

/** The days ahead in which a job looks for what falls due next. */
const DAYS_AHEAD = 14

/** Returns the days, in UTC, on which something falls due: from so many days before the first instant on. */
export function daysInView({ startedAt, clock }: Database, daysBefore = 0): readonly string[] {
  const last = addDays(clock.now().slice(0, 10), DAYS_AHEAD)
  const days: string[] = []
  for (let day = addDays(startedAt.slice(0, 10), -daysBefore); day <= last; day = addDays(day, 1))
    days.push(day)
  return days
}

/** Returns the days, in UTC, from so many before the first instant until now. */
export function daysUntilNow({ startedAt, clock }: Database, daysBefore: number): readonly string[] {
  const today = clock.now().slice(0, 10)
  const days: string[] = []
  for (let day = addDays(startedAt.slice(0, 10), -daysBefore); day <= today; day = addDays(day, 1))
    days.push(day)
  return days
}

/** Returns the months around that of an ISO instant: so many before it, itself, and so many after it. */
export function monthsFrom(from: string, before: number, after: number): readonly string[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 - before
  return Array.from({ length: before + after + 1 }, (_, at) => {
    const [year, month] = [Math.floor((first + at) / 12), ((first + at) % 12) + 1]
    return `${year}-${String(month).padStart(2, '0')}`
  })
}
