import { calendarSchema, MAX_CALENDAR_DAYS } from '@campo-livre/domain/bookings/day/calendar.ts'
import { dayNumber, daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCalendarCall = {
  method: 'GET',
  path: '/company/bookings/calendar',
  etag: true,
  output: calendarSchema,
} as const satisfies DeclaredCall

export const getCalendarSpec = describeCall(getCalendarCall, () => ({
  who: ['company'],
  query: z.object({ from: daySchema, to: daySchema }).check(
    z.refine(({ from, to }) => from <= to, {
      error: 'O último dia precisa ser o primeiro ou depois dele.',
      path: ['to'],
    }),
    z.refine(({ from, to }) => dayNumber(to) - dayNumber(from) < MAX_CALENDAR_DAYS, {
      error: `Peça no máximo ${MAX_CALENDAR_DAYS} dias de uma vez.`,
      path: ['to'],
    }),
  ),
  extension: true,
  summary: `The company’s calendar from one local day to another, both included, at most ${MAX_CALENDAR_DAYS}: its fields with their hours and prices, the bookings that take up their time and the closures.`,
}))
