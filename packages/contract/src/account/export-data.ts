import { dataExportSchema } from '@campo-livre/domain/users/data-export.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const exportDataCall = {
  method: 'GET',
  path: '/me/export',
  output: dataExportSchema,
} as const satisfies DeclaredCall

export const exportDataSpec = describeCall(exportDataCall, () => ({
  who: 'signed-in',
  extension: true,
  summary:
    'What is kept about the person (LGPD, article 18), but for secrets and what is let go of within the hour.',
}))
