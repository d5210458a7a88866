import { calendarAddressSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const turnOnCalendarCall = {
  method: 'POST',
  path: '/me/calendar',
  output: calendarAddressSchema,
} as const satisfies DeclaredCall

export const turnOnCalendarSpec = describeCall(turnOnCalendarCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'Makes an address at which other apps read the calendar of the athlete. An address of before ends; the secret is told this once.',
}))
