import { settingsDetailSchema } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getMoneySettingsCall = {
  method: 'GET',
  path: '/company/financial/settings',
  output: settingsDetailSchema,
} as const satisfies DeclaredCall

export const getMoneySettingsSpec = describeCall(getMoneySettingsCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'What the company has told of its accounts, with who changed it, newest first.',
}))
