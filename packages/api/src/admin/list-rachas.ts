import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { rachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(rachaRowSchema)

/** Every pickup game, the next one first. For the admin (H12). */
export function adminRachasQuery(question: ListQuestion) {
  return listOptions(['admin', 'rachas'], 'admin/rachas', listSchema, question)
}
