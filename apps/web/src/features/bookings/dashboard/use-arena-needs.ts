import { expensesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { companySeriesListQuery } from '@campo-livre/api/series/company-series.ts'
import { companySeriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import { tillQuery } from '@campo-livre/api/tills/get-till.ts'
import { type ArenaNeed, arenaNeeds } from '@campo-livre/domain/companies/arena-needs.ts'
import { useQuery } from '@tanstack/react-query'
import { dueUntilTomorrow, lowOrOut } from './need-filters.ts'

/** Returns what waits at the arena on a day of its zone; a count that is not read yet is not there. */
export function useArenaNeeds(timeZone: string, today: string): ArenaNeed[] {
  const first = { page: 1, perPage: 1 }
  const expenses = useQuery(expensesQuery({ ...first, filters: dueUntilTomorrow(today) })).data
  const low = useQuery(productsQuery({ ...first, filters: [lowOrOut] })).data
  return arenaNeeds({
    timeZone,
    tabs: useQuery(openTabsQuery()).data ?? [],
    requests: useQuery(companySeriesRequestsQuery()).data ?? [],
    till: useQuery(tillQuery()).data ?? null,
    series: useQuery(companySeriesListQuery()).data ?? [],
    expenses: { count: expenses?.meta.total ?? 0, firstDueDay: expenses?.items[0]?.dueDay ?? null },
    lowProducts: low?.meta.total ?? 0,
  })
}
