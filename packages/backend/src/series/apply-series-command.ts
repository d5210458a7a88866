import type { SeriesStep } from '@campo-livre/domain/series/command.ts'
import { carryOutStep, type RefusedSeries } from '@campo-livre/domain/series/operations.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, SeriesRecord } from '../store/records.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { seriesFacts } from './series-context.ts'

type By = { company: CompanyRecord; now: string; userId: string | null }

/**
 * Carries out a command about a fixed slot, once, however often it comes. Throws what refuses it, with the preview where
 * dates are in the way.
 */
export async function carryOutSeries(db: Database, by: By, command: SeriesStep): Promise<SeriesRecord> {
  const pixCode =
    command.type === 'pay' && command.method === 'pix'
      ? await pixCodeOf({ id: command.paymentId, code: command.month }, command.amountCents, by.company)
      : null
  const outcome = carryOutStep(command, seriesFacts(db, { ...by, pixCode }))
  const { changes } = await applyOutcome(db, outcome, withPreview)
  return changes.series[0]
}

/** Shows the preview of a command that was refused because of its dates. */
export const withPreview = ({ preview }: RefusedSeries) => preview
