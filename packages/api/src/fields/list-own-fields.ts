import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(fieldRowSchema)

/** The fields of the company of the one who asks (H1), inactive ones too. */
export function ownFieldsQuery(question: ListQuestion) {
  return listOptions(['fields', 'own'], 'company/fields', listSchema, question)
}
