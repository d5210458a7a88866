import { cardTermsInputSchema } from '@campo-livre/domain/financial/settings/card-terms.ts'
import { settingsDetailSchema } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCardTermsCall = {
  method: 'PUT',
  path: '/company/financial/card-terms',
  output: settingsDetailSchema,
} as const satisfies DeclaredCall

export const changeCardTermsSpec = describeCall(changeCardTermsCall, () => ({
  who: ['company'],
  body: cardTermsInputSchema,
  idempotent: true,
  extension: true,
  summary:
    'Tells the balance of each account at the beginning of a day: from then on every balance counts from it.',
  refusals: { stale: 'Somebody has changed the settings since `version`; `data` has them as they are now.' },
}))
