import { expect, it } from 'vitest'
import { everyDay } from '../testing/schedules.ts'
import { openingOf } from './opening.ts'

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
