const readers = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, Wall>()

/** A time on a wall clock: days since 1970, minute of the day, weekday with 0 = Sunday. */
export type Wall = { dayNumber: number; minute: number; weekday: number }

/**
 * Returns the wall clock of a zone at an instant, in minutes since 1970, by `Intl` alone: the tests' independent check
 * of `time/zone.ts`.
 */
export function wallClock(timeZone: string, minutes: number): Wall {
  const key = `${timeZone} ${minutes}`
  const wall = known.get(key) ?? read(timeZone, minutes)
  known.set(key, wall)
  return wall
}

function read(timeZone: string, minutes: number): Wall {
  const reader = readers.get(timeZone) ?? makeReader(timeZone)
  readers.set(timeZone, reader)
  const parts = reader.formatToParts(minutes * 60_000)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const day = Date.UTC(number('year'), number('month') - 1, number('day'))
  return {
    dayNumber: day / 86_400_000,
    minute: number('hour') * 60 + number('minute'),
    weekday: new Date(day).getUTCDay(),
  }
}

function makeReader(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
}
