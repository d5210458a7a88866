import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const turnOffCalendarCall = {
  method: 'DELETE',
  path: '/me/calendar',
  output: accountSchema,
} as const satisfies DeclaredCall

export const turnOffCalendarSpec = describeCall(turnOffCalendarCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Ends the address at which other apps read the calendar of the athlete.',
}))
