import { closeMonthSpec } from '@campo-livre/contract/financial/close-month.ts'
import { reopenMonthSpec } from '@campo-livre/contract/financial/reopen-month.ts'
import { closeMonth as close, reopenMonth as reopen } from '@campo-livre/domain/financial/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { accrualsOf, entriesOf } from './entries-of.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'

/** Closes the books up to a month (H6). */
export const closeMonth = answer(closeMonthSpec, async ({ db, now, user, body: { month } }) => {
  const company = requireCompany(db, user)
  const outcome = close(month, {
    companyId: company.id,
    closings: db.closings.by('companyId', company.id),
    cash: entriesOf(db, company, now),
    accrual: accrualsOf(db, company, now),
    today: localDay(company.timeZone, now),
    at: now,
    byId: user.id,
  })
  await applyOutcome(db, outcome)
  return ok(null, { status: 201, message: 'Mês fechado.' })
})

/** Opens the month again that was closed last (H6). */
export const reopenMonth = answer(
  owned(reopenMonthSpec, 'closings', 'arena', { param: 'month', keys: ['month'] }),
  async ({ db, row: closing, company }) => {
    await applyOutcome(db, reopen(closing, db.closings.by('companyId', company.id)))
    return ok(null, { message: 'Mês aberto de novo.' })
  },
)
