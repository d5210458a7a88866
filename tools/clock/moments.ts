/** An instant to run the tests at, and the zone of all browsers where it is not the usual ones. */
export type Moment = { name: string; now: string; zone?: string }

/**
 * Instants in Fortaleza and São Paulo (−03:00): every three hours of a day, an hour before and after the notices of
 * 09:00, and days that begin another week, month or year.
 */
const atHome = {
  '00h': '2026-11-25T00:00',
  '03h': '2026-11-25T03:00',
  '06h': '2026-11-25T06:00',
  '08h': '2026-11-25T08:00',
  '09h': '2026-11-25T09:00',
  '10h': '2026-11-25T10:00',
  '12h-leap-day': '2028-02-29T12:00',
  '15h': '2026-11-25T15:00',
  '18h-month-end': '2026-11-30T18:00',
  '21h-year-end': '2026-12-31T21:00',
  '23h-month-end': '2026-10-31T23:30',
  'sunday-midnight': '2026-11-22T23:59',
} as const

const instantOf = (name: keyof typeof atHome) => `${atHome[name]}:00-03:00`

export const moments: Moment[] = [
  ...(Object.keys(atHome) as (keyof typeof atHome)[]).map((name) => ({ name, now: instantOf(name) })),
  { name: 'in-manaus', now: instantOf('sunday-midnight'), zone: 'America/Manaus' },
  { name: 'in-tokyo', now: instantOf('21h-year-end'), zone: 'Asia/Tokyo' },
]
