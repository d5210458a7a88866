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
    'Tells the fees of cards, and after how many days their money comes, from a day on: earlier sales keep theirs.',
  refusals: { stale: 'Somebody has changed the settings since `version`; `data` has them as they are now.' },
}))
