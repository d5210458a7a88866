import { importOutcomeSchema, importSchema } from '@campo-livre/domain/products/import/import-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const importProductsCall = {
  method: 'POST',
  path: '/company/products/import',
  output: importOutcomeSchema,
} as const satisfies DeclaredCall

export const importProductsSpec = describeCall(importProductsCall, () => ({
  who: ['company'],
  body: importSchema,
  idempotent: true,
  extension: true,
  summary:
    'Creates and changes products from a file: all of it, or nothing. The stock counts for new products alone.',
  refusals: {
    not_found: 'The person has no company yet.',
    conflict:
      'A line does not fit the products as they are now. `data`: the preview. Or there is nothing to change: the same file again.',
  },
}))
