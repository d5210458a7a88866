import { lookAtSchema, lookSchema } from '@campo-livre/domain/admin/look.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const startLookCall = {
  method: 'POST',
  path: '/admin/looks',
  output: lookSchema,
} as const satisfies DeclaredCall

export const startLookSpec = describeCall(startLookCall, () => ({
  who: ['admin'],
  body: lookAtSchema,
  extension: true,
  summary:
    'A token to look at the app as somebody, which reads and never writes. It ends after half an hour, with the session of the admin, and by `DELETE /admin/looks`; who looked stands in the audit.',
  refusals: {
    not_found: 'There is no such person or arena.',
    account_blocked: 'The account is blocked: nobody sees the app with it.',
    owner_deleted: 'The owner of the arena has deleted their account.',
    conflict: 'That person cares for the platform, too.',
  },
}))
