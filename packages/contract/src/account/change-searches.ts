import { searchesChangeSchema } from '@campo-livre/domain/fields/list/saved-search.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeSearchesCall = {
  method: 'POST',
  path: '/me/searches',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeSearchesSpec = describeCall(changeSearchesCall, () => ({
  who: ['athlete'],
  body: searchesChangeSchema,
  extension: true,
  summary: 'Keeps searches of fields, changes or removes them, each by its address.',
}))
