import { listWaitingSpec } from '@campo-livre/contract/companies/list-waiting.ts'
import { arenaNeeds } from '@campo-livre/domain/companies/arena-needs.ts'
import { dueUntilTomorrow, lowOrOut, unpaid } from '@campo-livre/domain/companies/need-filters.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import { productColumns } from '@campo-livre/domain/products/product.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { expenseRows } from '../expenses/expense-rows.ts'
import { productRows } from '../products/product-rows.ts'
import { toSeriesRow } from '../series/to-series.ts'
import { closedTillsOf } from '../tills/tills-of.ts'
import { unexplainedIn } from '../tills/unexplained.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Lists what waits at the user's company (H2), found from the rows that its lists show. */
export const listWaiting = answer(listWaitingSpec, ({ db, now, user }) => {
  const company = requireCompany(db, user)
  const { id, timeZone } = company
  const today = localDay(timeZone, now)
  const isDue = rowFilter({
    columns: expenseColumns,
    filters: [unpaid, dueUntilTomorrow(today)],
    zoneOf: () => timeZone,
  })
  const isLow = rowFilter({ columns: productColumns, filters: [lowOrOut], zoneOf: () => timeZone })
  const expenses = expenseRows
    .rows(db, db.expenses.by('companyId', id), now)
    .filter((row) => row.kind === 'expense' && isDue(row))
  const products = productRows
    .rows(db, db.products.by('companyId', id), now)
    .filter((row) => row.status !== 'archived' && isLow(row))
  return ok(
    arenaNeeds({
      timeZone,
      tabs: db.tabs.by('companyId', id),
      requests: db.seriesRequests.by('companyId', id),
      till: {
        unexplainedId: unexplainedIn(db, company)?.id ?? null,
        lastClosedAt: closedTillsOf(db, company)[0]?.closedAt ?? null,
      },
      series: db.series.by('companyId', id).map((series) => toSeriesRow(db, now, series)),
      expenses: { count: expenses.length, firstDueDay: expenses[0]?.dueDay ?? null },
      reviews: db.reviews.by('companyId', id),
      lowProducts: products.length,
    }),
  )
})
