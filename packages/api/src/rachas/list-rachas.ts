import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { myRachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(myRachaRowSchema)

/** The pickup games that the athlete organises or takes part in (H7): the next one first. */
export function rachasQuery(question: ListQuestion) {
  return listOptions(['rachas', 'list'], 'rachas', listSchema, question)
}
