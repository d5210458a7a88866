import { closurePreviewRequestSchema } from '@campo-livre/domain/closures/choices.ts'
import { closurePreviewSchema } from '@campo-livre/domain/closures/closure-preview.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewClosureCall = {
  method: 'POST',
  path: '/company/closures/preview',
  output: closurePreviewSchema,
} as const satisfies DeclaredCall

export const previewClosureSpec = describeCall(previewClosureCall, () => ({
  who: ['company'],
  body: closurePreviewRequestSchema,
  extension: true,
  summary:
    'The bookings that a closure would overlap, each with a free time of the same length that its people are likely to take: the same hour on a field of the same kind, else at most an hour away. Writes nothing.',
  refusals: {
    not_found: 'The person has no company yet.',
    conflict: 'The same fields are closed at the same times already.',
    invalid: "A field is not the company's: at `closure.fieldIds`. It has passed: at `closure.when`.",
  },
}))
