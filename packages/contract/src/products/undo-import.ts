import { importOutcomeSchema } from '@campo-livre/domain/products/import/import-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const undoImportCall = {
  method: 'POST',
  path: '/company/products/import/{id}/undo',
  output: importOutcomeSchema,
} as const satisfies DeclaredCall

export const undoImportSpec = describeCall(undoImportCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'Takes an import back as one: changed products are as before, created ones are archived and their stock is taken out.',
  refusals: {
    not_found: "Another company's.",
    already_undone: 'It was undone before.',
    not_undoable: 'One of its products has been changed or sold since.',
  },
}))
