import { expect, it } from 'vitest'
import { sampleCompany } from '../../testing/sample-company.ts'
import { venueData } from './venue-data.ts'

const company = sampleCompany()
const day = [{ opens: 480, closes: 1560 }]
const openingHours = [[], day, [], [], [], [], []]
const rating = { average: null, count: 0 }
const hoursOf = (holidayHours: typeof day | null) =>
  venueData(company, { openingHours, holidayHours }, rating)

it('tells search engines the hours of the week, past midnight too', () => {
  expect(hoursOf(null)).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '02:00' }],
  })
})

it('tells them the hours of holidays, and that a place is closed then', () => {
  const ofHolidays = (opens: string, closes: string) => ({
    openingHoursSpecification: [
      expect.anything(),
      { dayOfWeek: 'https://schema.org/PublicHolidays', opens, closes },
    ],
  })
  expect(hoursOf(day)).toMatchObject(ofHolidays('08:00', '02:00'))
  expect(hoursOf([])).toMatchObject(ofHolidays('00:00', '00:00'))
})
