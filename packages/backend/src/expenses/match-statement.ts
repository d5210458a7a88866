import { matchStatementSpec } from '@campo-livre/contract/expenses/calls.ts'
import { matchStatement as match } from '@campo-livre/domain/expenses/statement/match-statement.ts'
import { receivedOf } from '@campo-livre/domain/expenses/statement/received.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { takenMoney } from '../financial/entries-of.ts'
import { openBillsOf } from './open-bills-of.ts'
import { statementPayments } from './statement-payments.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Tells what the transactions of a statement are (H5). */
export const matchStatement = answer(matchStatementSpec, ({ db, now, user, body: { lines } }) => {
  const company = requireCompany(db, user)
  const { ids, keys } = statementPayments(db, company.id)
  const matched = match(lines, {
    expenses: db.expenses.by('companyId', company.id),
    bills: openBillsOf(db, company, now),
    received: receivedOf(takenMoney(db, company, now), ids),
    isTaken: (key) => keys.has(key),
    today: localDay(company.timeZone, now),
  })
  return ok(matched, { message: 'Extrato conferido.' })
})
