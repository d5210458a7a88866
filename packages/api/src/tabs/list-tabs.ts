import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(tabRowSchema)

/** The athlete's own tabs (H3): the open ones first. */
export function tabsQuery(question: ListQuestion) {
  return listOptions(['tabs', 'list'], 'tabs', listSchema, question)
}

/** The tabs at the company of the one who asks: the open ones first. */
export function companyTabsQuery(question: ListQuestion) {
  return listOptions(['tabs', 'company'], 'company/tabs', listSchema, question)
}
