import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import type { ProfitData } from '@campo-livre/domain/financial/hours/profit-of.ts'
import { usualSharing } from '@campo-livre/domain/financial/hours/sharing.ts'
import { countDays, type Days } from '@campo-livre/domain/financial/periods.ts'
import { outOnLine } from '@campo-livre/domain/stock/return-cost.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { CompanyRecord, StockMovementRecord } from '../store/records.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { accrualsOf } from './entries-of.ts'

/** Gathers the data of the profit of a company's hours over a period (N10): its active fields, by their parts. */
export function profitData(db: Database, company: CompanyRecord, period: Days, now: string): ProfitData {
  const { id, timeZone } = company
  const [{ counted, takes }, bookings, tabs, accruals, soldCost] = readTogether(
    () => countedFields(db, id),
    () => db.bookings.by('companyId', id),
    () => db.tabs.by('companyId', id),
    () => accrualsOf(db, company, now),
    () => costReader(db, id),
  )
  return {
    timeZone,
    now,
    bookings,
    tabs,
    accruals,
    soldCost,
    sharing: company.sharing ?? usualSharing,
    fields: counted.map((field) => ({
      id: field.id,
      opening: openingOf(field, company),
      closed: closuresOf(db, field).flatMap(({ when }) =>
        closedIntervals(when, period.from, countDays(period) + 1, timeZone),
      ),
    })),
    takes,
  }
}

/** Returns the fields whose hours are counted, the active ones by their parts, and which of them a field takes up. */
export function countedFields(db: Database, companyId: string) {
  const own = db.fields.by('companyId', companyId)
  const partsOf = new Map(own.map((field) => [field.id, field.parts]))
  const counted = own.filter((field) => field.parts.length === 0 && field.status === 'active')
  const takes = (fieldId: string): readonly string[] => {
    const parts = partsOf.get(fieldId) ?? []
    return parts.length > 0 ? parts : [fieldId]
  }
  return { counted, takes }
}

/** Returns all movements of the stock of a company's products. */
export function stockMovementsOf(db: Database, companyId: string): readonly StockMovementRecord[] {
  const products = db.products.by('companyId', companyId)
  return mapAll(products, ({ id }) => db.stockMovements.by('productId', id)).flat()
}

/** Returns a reader of the cost of what was sold on each tab. */
function costReader(db: Database, companyId: string): (tabId: string) => number {
  const moved = stockMovementsOf(db, companyId)
  const byTab = Map.groupBy(moved, ({ tabId }) => tabId)
  return (tabId) => outOnLine(byTab.get(tabId) ?? []).costCents
}
