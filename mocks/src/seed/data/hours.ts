import type { OpeningHours, OpenStretch } from '@campo-livre/domain/companies/opening-hours.ts'

/** Returns opening hours from one full hour to another; 26 is 02:00 of the next day. */
function stretch(opens: number, closes: number): OpenStretch {
  return { opens: opens * 60, closes: closes * 60 }
}

function week(
  weekday: OpenStretch[],
  friday: OpenStretch[],
  saturday: OpenStretch[],
  sunday: OpenStretch[],
): OpeningHours {
  return [sunday, weekday, weekday, weekday, weekday, friday, saturday]
}

const longDay = [stretch(6, 24)]

/** 06:00 to midnight, every day. */
export const allWeek = week(longDay, longDay, longDay, longDay)
/** Fridays and Saturdays until 02:00. */
export const lateWeekend = week([stretch(7, 24)], [stretch(7, 26)], [stretch(7, 26)], [stretch(7, 22)])
/** Every night until 01:00. */
export const lateNights = week([stretch(8, 25)], [stretch(8, 25)], [stretch(8, 25)], [stretch(8, 23)])
/** Closed on Mondays. */
export const closedMondays: OpeningHours = [
  [stretch(7, 22)],
  [],
  [stretch(7, 23)],
  [stretch(7, 23)],
  [stretch(7, 23)],
  [stretch(7, 23)],
  [stretch(7, 23)],
]
/** Closed on Sundays, shorter on Saturdays. */
export const closedSundays = week([stretch(7, 23)], [stretch(7, 23)], [stretch(8, 20)], [])
/** Closed from noon to two on weekdays. */
export const lunchBreak = week(
  [stretch(7, 12), stretch(14, 23)],
  [stretch(7, 12), stretch(14, 24)],
  [stretch(8, 22)],
  [stretch(8, 20)],
)
/** The beach: sunrise to mid-evening. */
export const sunrise = week([stretch(5, 22)], [stretch(5, 22)], [stretch(5, 22)], [stretch(5, 20)])
/** Never closed. */
export const roundTheClock = week([stretch(0, 24)], [stretch(0, 24)], [stretch(0, 24)], [stretch(0, 24)])
/** From the afternoon on weekdays, all day at the weekend. */
export const afternoons = week([stretch(14, 24)], [stretch(14, 24)], [stretch(8, 24)], [stretch(8, 22)])
