import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(tabRowSchema)

/** Every tab, the open ones first. For the admin (H12). */
export function adminTabsQuery(question: ListQuestion) {
  return listOptions(['admin', 'tabs'], 'admin/tabs', listSchema, question)
}
