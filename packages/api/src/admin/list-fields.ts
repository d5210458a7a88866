import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(fieldRowSchema)

/** Every field, by company and name. For the admin (H12). */
export function adminFieldsQuery(question: ListQuestion) {
  return listOptions(['admin', 'fields'], 'admin/fields', listSchema, question)
}
