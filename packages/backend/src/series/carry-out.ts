import { applySeriesCommand, previewSeries } from '@campo-livre/domain/series/apply-command.ts'
import type { SeriesStep } from '@campo-livre/domain/series/command.ts'
import type { Series } from '@campo-livre/domain/series/series.ts'
import { cashBackCents } from '@campo-livre/domain/tills/drawer.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, SeriesRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { requireCashBack } from '../tills/require-cash-back.ts'
import { notifySeries } from './series-notices.ts'
import { keepSeries } from './keep-series.ts'
import { seriesContext } from './series-context.ts'

type By = { company: CompanyRecord; now: string; userId: string | null }

/**
 * Carries out a command about a fixed slot with the one notice that follows (decision 076); once, however often it comes.
 * Throws what refuses it, with the preview where dates are in the way.
 */
export async function carryOutSeries(db: Database, by: By, command: SeriesStep): Promise<SeriesRecord> {
  const { company, now } = by
  const known = db.series.find(command.seriesId)
  if (known?.companyId === company.id && known.changes.some(({ id }) => id === command.id)) return known
  const pixCode =
    command.type === 'pay' && command.method === 'pix'
      ? await pixCodeOf({ id: command.paymentId, code: command.month }, command.amountCents, company)
      : null
  const context = seriesContext(db, { ...by, pixCode })
  const outcome = applySeriesCommand(command, context)
  if (!outcome.ok) {
    const { code, message, effect } = outcome
    throw new Refused(code, message, effect ? { data: previewSeries(command, context) } : {})
  }
  requireCashBack(db, company, cashBackCents(paidOf(known), paidOf(outcome.series)))
  const series = await keepSeries(db, now, outcome)
  await notifySeries(db, command, series, by.userId)
  return series
}

const paidOf = (series: Pick<Series, 'accounts'> | undefined) => ({
  payments: (series?.accounts ?? []).flatMap(({ payments }) => payments),
})
