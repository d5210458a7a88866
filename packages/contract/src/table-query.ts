import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { filtersSchema, quickSearchSchema, sortSchema } from '@campo-livre/domain/lists/list-query.ts'
import * as z from 'zod/mini'
import { pageQuerySchema } from './page-query.ts'

/** Returns the query schema of a list with filters (F4) and a quick search, by its columns. */
// @__NO_SIDE_EFFECTS__
export function tableQuerySchema(columns: Columns) {
  return z.extend(pageQuerySchema, {
    sort: sortSchema(columns),
    q: quickSearchSchema,
    filters: filtersSchema(columns),
  })
}
