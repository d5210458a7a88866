import { closeMonthSpec } from '@campo-livre/contract/financial/close-month.ts'
import { reopenMonthSpec } from '@campo-livre/contract/financial/reopen-month.ts'
import { closedTo, lastDayOf, rowsToFreeze } from '@campo-livre/domain/financial/closing.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { accrualsOf, entriesOf } from './entries-of.ts'

/** Closes the books up to a month (H6). */
export const closeMonth = answer(closeMonthSpec, async ({ db, now, user, body: { month } }) => {
  const company = requireCompany(db, user)
  const closings = db.closings.by('companyId', company.id)
  const last = lastDayOf(month)
  if (last >= localDay(company.timeZone, now))
    throw new Refused('conflict', 'Esse mês ainda não terminou. Feche quando ele acabar.')
  if (last <= (closedTo(closings) ?? '')) throw new Refused('conflict', 'Esse mês já está fechado.')
  await db.closings.insert({
    id: `${company.id}-${month}`,
    companyId: company.id,
    month,
    closedAt: now,
    closedById: user.id,
    cash: rowsToFreeze(entriesOf(db, company, now), closings, month),
    accrual: rowsToFreeze(accrualsOf(db, company, now), closings, month),
  })
  return ok(null, { status: 201, message: 'Mês fechado.' })
})

/** Opens the month again that was closed last (H6). */
export const reopenMonth = answer(reopenMonthSpec, ({ db, user, params: { month } }) => {
  const company = requireCompany(db, user)
  const closings = db.closings.by('companyId', company.id)
  const closing = closings.find((each) => each.month === month)
  if (!closing || lastDayOf(month) !== closedTo(closings)) throw notFound()
  db.closings.remove(closing.id)
  return ok(null, { message: 'Mês aberto de novo.' })
})
