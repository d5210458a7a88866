import { listWaitingSpec } from '@campo-livre/contract/companies/list-waiting.ts'
import { arenaNeeds } from '@campo-livre/domain/companies/arena-needs.ts'
import { dueUntilTomorrow, lowOrOut, unpaid } from '@campo-livre/domain/companies/need-filters.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import { productColumns } from '@campo-livre/domain/products/product.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
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
  const [expenses, products, tabs, requests, unexplained, closedTills, series, reviews] = readTogether(
    () => expenseRows.rows(db, db.expenses.by('companyId', id), now),
    () => productRows.rows(db, db.products.by('companyId', id), now),
    () => db.tabs.by('openAt', id),
    () => db.seriesRequests.by('companyId', id),
    () => unexplainedIn(db, company),
    () => closedTillsOf(db, company),
    () => mapAll(db.series.by('companyId', id), (each) => toSeriesRow(db, now, each)),
    () => db.reviews.by('companyId', id),
  )
  const due = expenses.filter((row) => row.kind === 'expense' && isDue(row))
  return ok(
    arenaNeeds({
      timeZone,
      tabs,
      requests,
      till: {
        unexplainedId: unexplained?.id ?? null,
        lastClosedAt: closedTills[0]?.closedAt ?? null,
      },
      series,
      expenses: { count: due.length, firstDueDay: due[0]?.dueDay ?? null },
      reviews,
      lowProducts: products.filter((row) => row.status !== 'archived' && isLow(row)).length,
    }),
  )
})
