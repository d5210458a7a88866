import { linkedShareSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getLinkedShareCall = {
  method: 'GET',
  path: '/share-links/{token}',
  output: linkedShareSchema,
} as const satisfies DeclaredCall

export const getLinkedShareSpec = describeCall(getLinkedShareCall, () => ({
  who: 'anyone',
  extension: true,
  summary:
    'A share of a bill, for whoever has its link, or the group’s and the id of whose it is: nothing of others but how many have paid.',
  refusals: { not_found: 'Nobody has such a link, or it was renewed.' },
}))
