import { type DeclaredCall, describeCall } from '../call.ts'

export const endLooksCall = {
  method: 'DELETE',
  path: '/admin/looks',
} as const satisfies DeclaredCall

export const endLooksSpec = describeCall(endLooksCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'Ends the looks at the app as somebody that began in this session.',
}))
