import { importPreviewSchema } from '@campo-livre/domain/lists/import.ts'
import { importSchema } from '@campo-livre/domain/products/import/import-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewImportCall = {
  method: 'POST',
  path: '/company/products/import/preview',
  output: importPreviewSchema,
} as const satisfies DeclaredCall

export const previewImportSpec = describeCall(previewImportCall, () => ({
  who: ['company'],
  body: importSchema,
  extension: true,
  summary: 'Tells what an import would create and change, and what is wrong in which line. Changes nothing.',
  refusals: { not_found: 'The person has no company yet.' },
}))
