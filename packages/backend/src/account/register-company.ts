import { registerCompanySpec } from '@campo-livre/contract/account/register-company.ts'
import { newArenaNotices, newCompany } from '@campo-livre/domain/companies/operations.ts'
import { registerOwner } from '@campo-livre/domain/users/operations.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toUser } from '../auth/to-user.ts'
import { placeOf } from '../places/place-of.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { knownOthers } from './clashes.ts'
import { sendCode } from './send-code.ts'

const MESSAGE = 'Cadastro recebido! Confirme seu e-mail; a arena aparece no site assim que for aprovada.'

/**
 * Registers an owner and their arena (H11). The owner confirms the e-mail before signing in; the arena is hidden until
 * it is approved.
 */
export const registerCompany = answer(registerCompanySpec, async ({ db, passwords, now, body }) => {
  const known = knownOthers(db)
  const password = await passwords.hash(body.password)
  const { changes } = requireDone(registerOwner({ ...body, password }, { id: newId('usr'), at: now, known }))
  const [user] = changes.users
  const company = newCompany(body, {
    id: newId('cmp'),
    ownerId: user.id,
    spot: placeOf(db, body),
    isTaken: (slug) => db.companies.by('slug', slug).length > 0,
  })
  const adminIds = db.users.by('role', 'admin').map(({ id }) => id)
  await applyOutcome(db, {
    ok: true,
    changes: { ...changes, companies: [company] },
    notices: newArenaNotices(company, adminIds, inAdminsList(company)),
  })
  await sendCode(db, now, user)
  return ok({ user: toUser(user), requires_verification: true }, { message: MESSAGE, status: 201 })
})

/**
 * Returns the address of an arena in the admin's list, which is filtered by name, so that the arena is on its first page
 * before and after the decision.
 */
function inAdminsList({ id, name }: CompanyRecord): string {
  const search = new URLSearchParams({
    lista: 'empresas',
    'filtro.name': `igual-a.${name.replaceAll('_', '__')}`,
    aberto: id,
  })
  return `/pages/crud?${search.toString()}`
}
