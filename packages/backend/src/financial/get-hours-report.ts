import { getHoursReportSpec } from '@campo-livre/contract/financial/get-hours-report.ts'
import { pricingOn } from '@campo-livre/domain/fields/price.ts'
import { cellsOf } from '@campo-livre/domain/financial/hours/cells-of.ts'
import { profitOf } from '@campo-livre/domain/financial/hours/profit-of.ts'
import { upToToday } from '@campo-livre/domain/financial/periods.ts'
import { ratiosOf } from '@campo-livre/domain/financial/ratios-of.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { moneyReads } from './entries-of.ts'
import { profitData, stockMovementsOf } from './profit-data.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Answers the hours of the company's fields over a period, their profit, and its ratios (H6, N9, N10). */
export const getHoursReport = answer(
  getHoursReportSpec,
  ({ db, now, user, query }) => {
    const company = requireCompany(db, user)
    const { id, timeZone } = company
    const today = localDay(timeZone, now)
    const period = upToToday(query, today)
    const data = profitData(db, company, period, now)
    const { hours, profit } = profitOf(data, period)
    const chosen = query.fieldId === undefined ? null : data.takes(query.fieldId)
    const ratios = ratiosOf(
      {
        timeZone,
        now,
        bookings: data.bookings,
        accruals: data.accruals,
        stockMovements: stockMovementsOf(db, id),
      },
      period,
    )
    const fields = db.fields
      .by('companyId', id)
      .filter(({ status }) => status === 'active')
      .map((field) => {
        const { basePriceCents, priceRules } = pricingOn(field, today)
        const { slotMinutes } = field
        return { id: field.id, name: field.name, slotMinutes, basePriceCents, priceRules: [...priceRules] }
      })
      .toSorted((a, b) => compareNames(a.name, b.name))
    const cells = cellsOf(hours.filter(({ fieldId }) => chosen === null || chosen.includes(fieldId)))
    return ok({ period, fields, cells, profit, sharing: data.sharing, ratios })
  },
  {
    loads: ({ db, now, arena }) => [...moneyReads(db, now, arena), () => stockMovementsOf(db, arena().id)],
  },
)
