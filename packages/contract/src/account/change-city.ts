import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { cityChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCityCall = {
  method: 'PUT',
  path: '/me/city',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeCitySpec = describeCall(changeCityCall, () => ({
  who: ['athlete'],
  body: cityChangeSchema,
  extension: true,
  summary: 'Keeps the city in which the athlete plays: its open games come first.',
}))
