import { getOwnCompanySpec } from '@campo-livre/contract/companies/get-own-company.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toOwnCompany } from './to-own-company.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Returns the user's company with all its fields, by name. */
export const getOwnCompany = answer(getOwnCompanySpec, ({ db, user }) =>
  ok(toOwnCompany(db, requireCompany(db, user))),
)
