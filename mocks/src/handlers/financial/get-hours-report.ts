import { getHoursReportSpec } from '@campo-livre/contract/financial/get-hours-report.ts'
import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { hoursOf } from '@campo-livre/domain/financial/hours-of.ts'
import { countDays } from '@campo-livre/domain/financial/periods.ts'
import { ratiosOf } from '@campo-livre/domain/financial/ratios-of.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { accrualsOf } from './entries-of.ts'

/** Answers the hours of the company's fields over a period, and its ratios (H6, N9). */
export const getHoursReport = answer(getHoursReportSpec, ({ db, now, user, query }) => {
  const company = requireCompany(db, user)
  const { id, timeZone } = company
  const today = localDay(timeZone, now)
  const to = query.to > today ? today : query.to
  const period = { from: query.from > to ? to : query.from, to }
  const own = db.fields.by('companyId', id)
  const chosen = own.filter((field) =>
    query.fieldId === undefined
      ? field.parts.length === 0 && field.status === 'active'
      : field.id === query.fieldId,
  )
  const partsOf = new Map(own.map((field) => [field.id, field.parts]))
  const bookings = db.bookings.by('companyId', id)
  const cells = hoursOf(
    {
      timeZone,
      now,
      bookings,
      fields: chosen.map((field) => ({
        id: field.id,
        opening: openingOf(field, company),
        closed: closuresOf(db, field).flatMap(({ when }) =>
          closedIntervals(when, period.from, countDays(period) + 1, timeZone),
        ),
      })),
      takes: (fieldId) => {
        const parts = partsOf.get(fieldId) ?? []
        return query.fieldId === undefined && parts.length > 0 ? parts : [fieldId]
      },
    },
    period,
  )
  const ratios = ratiosOf(
    {
      timeZone,
      now,
      bookings,
      accruals: accrualsOf(db, company, now),
      stockMovements: db.products
        .by('companyId', id)
        .flatMap((product) => db.stockMovements.by('productId', product.id)),
    },
    period,
  )
  const fields = own
    .filter(({ status }) => status === 'active')
    .map((field) => ({ id: field.id, name: field.name }))
    .toSorted((a, b) => compareNames(a.name, b.name))
  return ok({ period, fields, cells, ratios })
})
