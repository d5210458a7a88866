import { describe, expect, it } from 'vitest'
import { everyDay } from '../testing/schedules.ts'
import { hoursOn, openingOf } from './opening.ts'

const company = {
  openingHours: everyDay({ opens: 480, closes: 1380 }),
  holidays: [{ day: '2026-04-13', name: 'Aniversário de Fortaleza' }],
  timeZone: 'America/Fortaleza',
}

it('is that of the company for a field without hours of its own', () => {
  const field = { openingHours: null, holidayHours: null }
  expect(openingOf(field, company)).toEqual({ ...company, holidayHours: null })
})

it('is that of the field for one that has them, on the calendar of its company', () => {
  const field = { openingHours: everyDay({ opens: 1080, closes: 1380 }), holidayHours: [] }
  expect(openingOf(field, company)).toEqual({ ...company, ...field })
})

describe('the hours of a day', () => {
  const opening = openingOf({ openingHours: null, holidayHours: [{ opens: 600, closes: 720 }] }, company)

  it('are those of holidays on the company’s own and on national ones', () => {
    expect(hoursOn(opening, '2026-04-13')).toEqual([{ opens: 600, closes: 720 }])
    expect(hoursOn({ ...opening, holidayHours: [] }, '2026-12-25')).toEqual([])
  })

  it('are those of the weekday on any other day, and where holidays have none of their own', () => {
    expect(hoursOn(opening, '2026-04-14')).toEqual(company.openingHours[2])
    expect(hoursOn({ ...opening, holidayHours: null }, '2026-04-13')).toEqual(company.openingHours[1])
  })
})
