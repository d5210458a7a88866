import { openAlertsChangeSchema } from '@campo-livre/domain/rachas/open-alerts-input.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeOpenAlertsCall = {
  method: 'PUT',
  path: '/me/open-alerts',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeOpenAlertsSpec = describeCall(changeOpenAlertsCall, () => ({
  who: ['athlete'],
  body: openAlertsChangeSchema,
  extension: true,
  summary:
    'Chooses the open places of rachas of which the athlete is told, at most once a day: those of their city, or around a place, which is kept to about a kilometre.',
  refusals: { conflict: 'They are under 18, have not told their age, or have chosen no city.' },
}))
