import { getExpenseCall, type getExpenseSpec } from '@campo-livre/contract/expenses/calls.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads an expense, or other income, of the user's company. */
export function expenseQuery(id: string) {
  const queryKey: QueryKey = ['expenses', 'one', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getExpenseSpec>(getExpenseCall, { params: { id }, signal }),
  })
}
