import { sendSeriesCommandSpec } from '@campo-livre/contract/series/send-series-command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { carryOutSeries } from './apply-series-command.ts'
import { toCompanySeries } from './to-series.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Carries out one command about a fixed slot (H2, decision 076). */
export const sendSeriesCommand = answer(sendSeriesCommandSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const series = await carryOutSeries(db, { company, now, userId: user.id }, body)
  return ok(toCompanySeries(db, now, series), { message: 'Mensalista atualizado.' })
})
