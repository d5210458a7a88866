import type { OpeningHours, OpeningInterval } from '../../companies/opening-hours.ts'
import { MINUTES_PER_DAY } from '../../time/zone.ts'
import { TILE_MINUTES } from './price-grid.ts'

const TILES = MINUTES_PER_DAY / TILE_MINUTES

/**
 * Returns whether a field is open in any part of each half hour, by day (7 = holidays); hours past midnight are those
 * of the next day. Holidays without hours of their own may fall on any weekday: they are open when one of these is.
 */
export function openTiles(hours: OpeningHours, holidayHours: readonly OpeningInterval[] | null): boolean[][] {
  const week = hours.map((intervals, day) => {
    const before = hours[(day + hours.length - 1) % hours.length] ?? []
    return tilesOf([...intervals, ...before.map(afterMidnight)])
  })
  const any = Array.from({ length: TILES }, (_, tile) => week.some((day) => day[tile] === true))
  return [...week, holidayHours === null ? any : tilesOf(holidayHours)]
}

function tilesOf(intervals: readonly OpeningInterval[]): boolean[] {
  return Array.from({ length: TILES }, (_, tile) => {
    const minute = tile * TILE_MINUTES
    return intervals.some(({ opens, closes }) => opens < minute + TILE_MINUTES && closes > minute)
  })
}

/** Returns the part of an interval that lies in the next day. */
function afterMidnight({ opens, closes }: OpeningInterval): OpeningInterval {
  return { opens: opens - MINUTES_PER_DAY, closes: closes - MINUTES_PER_DAY }
}
