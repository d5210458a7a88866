import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const readCalendarCall = {
  method: 'GET',
  path: '/calendar/{secret}.ics',
  output: z.string(),
  etag: true,
} as const satisfies DeclaredCall

export const readCalendarSpec = describeCall(readCalendarCall, () => ({
  who: 'anyone',
  bare: true,
  media: 'text/calendar',
  extension: true,
  summary:
    'The bookings of an athlete, and the rachas they said yes to, as an iCalendar file (RFC 5545), to whoever has its secret.',
  refusals: { not_found: 'No calendar has that secret: it was made anew, or turned off.' },
}))
