import type { OpeningHours, OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'

/** Returns opening hours from one full hour to another; 26 is 02:00 of the next day. */
function interval(opens: number, closes: number): OpeningInterval {
  return { opens: opens * 60, closes: closes * 60 }
}

function week(
  weekday: OpeningInterval[],
  friday: OpeningInterval[],
  saturday: OpeningInterval[],
  sunday: OpeningInterval[],
): OpeningHours {
  return [sunday, weekday, weekday, weekday, weekday, friday, saturday]
}

const longDay = [interval(6, 24)]

/** 06:00 to midnight, every day. */
export const allWeek = week(longDay, longDay, longDay, longDay)
/** Fridays and Saturdays until 02:00. */
export const lateWeekend = week([interval(7, 24)], [interval(7, 26)], [interval(7, 26)], [interval(7, 22)])
/** Every night until 01:00. */
export const lateNights = week([interval(8, 25)], [interval(8, 25)], [interval(8, 25)], [interval(8, 23)])
/** Closed on Mondays. */
export const closedMondays: OpeningHours = [
  [interval(7, 22)],
  [],
  [interval(7, 23)],
  [interval(7, 23)],
  [interval(7, 23)],
  [interval(7, 23)],
  [interval(7, 23)],
]
/** Closed on Sundays, shorter on Saturdays. */
export const closedSundays = week([interval(7, 23)], [interval(7, 23)], [interval(8, 20)], [])
/** Closed from noon to two on weekdays. */
export const lunchBreak = week(
  [interval(7, 12), interval(14, 23)],
  [interval(7, 12), interval(14, 24)],
  [interval(8, 22)],
  [interval(8, 20)],
)
/** The beach: sunrise to mid-evening. */
export const sunrise = week([interval(5, 22)], [interval(5, 22)], [interval(5, 22)], [interval(5, 20)])
/** Never closed. */
export const roundTheClock = week([interval(0, 24)], [interval(0, 24)], [interval(0, 24)], [interval(0, 24)])
/** From the afternoon on weekdays, all day at the weekend. */
export const afternoons = week([interval(14, 24)], [interval(14, 24)], [interval(8, 24)], [interval(8, 22)])
