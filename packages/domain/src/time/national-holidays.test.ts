import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import { expect, it } from 'vitest'
import { nationalHoliday } from './national-holidays.ts'
import { addDays } from './zone.ts'

/** Returns the days of a year that are holidays, as `MM-DD`. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days.filter((day) => day.startsWith(String(year)) && nationalHoliday(day)).map((day) => day.slice(5))
}

it.each([
  [2023, ['01-01', '04-07', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']],
  [2024, ['01-01', '03-29', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']],
  [2025, ['01-01', '04-18', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']],
  [2026, ['01-01', '04-03', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']],
  [2027, ['01-01', '03-26', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']],
  [2028, ['01-01', '04-14', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']],
])('the national holidays of %i', (year, days) => {
  expect(holidaysOf(year)).toEqual(days)
})

it('knows them by their names', () => {
  expect(['2026-04-03', '2026-11-20', '2026-12-25'].map(nationalHoliday)).toEqual([
    'Sexta-feira Santa',
    'Consciência Negra',
    'Natal',
  ])
})

it.each(['2026-02-16', '2026-02-17', '2026-06-04', '2026-04-05', '2026-12-24', '2026-12-31'])(
  'counts neither days that are optional, as Carnaval, nor Easter Sunday: %s',
  (day) => {
    expect(nationalHoliday(day)).toBeNull()
  },
)

it('agrees with another reckoning, from 1984 to 2099', () => {
  for (let year = 1984; year <= 2099; year++) {
    const national = getHolidays(year).filter(({ type }) => type === 'national')
    // They begin at midnight of the machine's zone: noon of that day is the same day in UTC.
    const days = national.map(({ date }) => {
      return new Date(date.getTime() + 12 * 3_600_000).toISOString().slice(5, 10)
    })
    expect([year, ...holidaysOf(year)]).toEqual([year, ...new Set(days.toSorted())])
  }
})
