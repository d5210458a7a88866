import { getCompanySeriesSpec } from '@campo-livre/contract/series/get-company-series.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { ownSeries, toCompanySeries } from './to-series.ts'

export const getCompanySeries = answer(getCompanySeriesSpec, ({ db, now, user, params }) => {
  const company = requireCompany(db, user)
  ownSeries(db, company, params.id)
  return ok(toCompanySeries(db, now, ownSeries(db, company, params.id)))
})
