import { rachaDetailSchema } from '@campo-livre/domain/rachas/racha.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getRachaCall = {
  method: 'GET',
  path: '/rachas/{id}',
  output: rachaDetailSchema,
} as const satisfies DeclaredCall

export const getRachaSpec = describeCall(getRachaCall, () => ({
  who: ['athlete'],
  summary: 'A racha with everyone in it, by name.',
  refusals: { not_found: 'It does not concern them.' },
}))
