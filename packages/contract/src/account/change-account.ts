import { accountChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeAccountCall = {
  method: 'PUT',
  path: '/me/account',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeAccountSpec = describeCall(changeAccountCall, () => ({
  who: 'signed-in',
  body: accountChangeSchema,
  extension: true,
  summary: 'Changes name, phone, CPF, birth and gender.',
  refusals: {
    invalid:
      'A phone or CPF of somebody else; a birth too late or too early, one that is known and left out, or one that makes a person under 18 of somebody for whom nobody responsible has agreed.',
  },
}))
