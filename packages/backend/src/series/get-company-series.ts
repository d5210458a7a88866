import { getCompanySeriesSpec } from '@campo-livre/contract/series/get-company-series.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toCompanySeries } from './to-series.ts'
import { owned } from '../ownership/owned.ts'

export const getCompanySeries = answer(owned(getCompanySeriesSpec, 'series', 'arena'), ({ db, now, row }) =>
  ok(toCompanySeries(db, now, row)),
)
