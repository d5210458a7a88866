import { settingsDetailSchema } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { startsInputSchema } from '@campo-livre/domain/financial/settings/starts.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeStartsCall = {
  method: 'PUT',
  path: '/company/financial/starts',
  output: settingsDetailSchema,
} as const satisfies DeclaredCall

export const changeStartsSpec = describeCall(changeStartsCall, () => ({
  who: ['company'],
  body: startsInputSchema,
  idempotent: true,
  extension: true,
  summary:
    'Tells the balance of each account at the beginning of a day: from then on every balance counts from it.',
  refusals: { stale: 'Somebody has changed the settings since `version`; `data` has them as they are now.' },
}))
