import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const openCardCall = {
  method: 'POST',
  path: '/me/card/address',
  output: accountSchema,
} as const satisfies DeclaredCall

export const openCardSpec = describeCall(openCardCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Makes an address at which others see the card of the athlete. An address of before ends.',
  refusals: { conflict: 'They are under 18.' },
}))
