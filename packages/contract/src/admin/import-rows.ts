import { adminImportSchema } from '@campo-livre/domain/admin/admin-import.ts'
import { importPreviewSchema } from '@campo-livre/domain/lists/import.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const importRowsCall = {
  method: 'POST',
  path: '/admin/import',
  output: importPreviewSchema,
} as const satisfies DeclaredCall

export const importRowsSpec = describeCall(importRowsCall, () => ({
  who: ['admin'],
  body: adminImportSchema,
  extension: true,
  summary:
    'Creates the rows of a file, each by the rules of its kind: all of them, or none. With `dryRun` it tells what would come of it. A row that is there already stays as it is, so the same file again creates nothing; the `column` of a problem is the key of the value.',
  refusals: {
    invalid: 'No rows, too many, or a kind of which nobody creates one.',
    conflict: 'A row is refused. `data`: the outcome, with the problem of each line.',
  },
}))
