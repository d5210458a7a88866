import { matchStatementSpec } from '@campo-livre/contract/expenses/match-statement.ts'
import { matchStatement as match } from '@campo-livre/domain/expenses/statement/match-statement.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'

/** Tells what the transactions of a statement are (H5). */
export const matchStatement = answer(matchStatementSpec, ({ db, now, user, body: { lines } }) => {
  const { id, timeZone } = requireCompany(db, user)
  return ok(match(lines, db.expenses.by('companyId', id), localDay(timeZone, now)), {
    message: 'Extrato conferido.',
  })
})
