import { linkedBillSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getLinkedBillCall = {
  method: 'GET',
  path: '/bill-links/{token}',
  output: linkedBillSchema,
} as const satisfies DeclaredCall

export const getLinkedBillSpec = describeCall(getLinkedBillCall, () => ({
  who: 'anyone',
  extension: true,
  summary:
    'A bill for its group, by the group’s link: first names and what each still owes. The share of somebody is behind `{token}~{personId}`, until the link is renewed.',
  refusals: { not_found: 'No bill has such a link, or it was renewed.' },
}))
