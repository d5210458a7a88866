import { changeCompanyStatusSpec } from '@campo-livre/contract/admin/calls.ts'
import { decideCompany } from '@campo-livre/domain/companies/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifOutdated } from '../store/apply-outcome.ts'
import { adminRow } from './admin-row.ts'
import { owned } from '../ownership/owned.ts'

const messages = {
  approved: 'Arena aprovada.',
  refused: 'Arena recusada.',
  suspended: 'Arena suspensa.',
}

/** Decides about an arena (H12), and tells its owner. */
export const changeCompanyStatus = answer(
  owned(changeCompanyStatusSpec, 'companies', 'admin'),
  async ({ db, now, row: company, body }) => {
    const { id, ownerId } = company
    const outcome = decideCompany(company, body, {
      owner: (ownerId !== null && db.users.find(ownerId)) || null,
      hasField: db.fields.by('companyId', id).some(({ status }) => status === 'active'),
    })
    const row = () => adminRow(db, now, 'companies', id)
    await applyOutcome(db, outcome, ifOutdated(row))
    return ok(row(), { message: messages[body.status] })
  },
)
