import { listCompanyFieldsSpec } from '@campo-livre/contract/companies/list-company-fields.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { NO_TIME_FILTER } from '../fields/next-free.ts'
import { toFieldCard } from '../fields/to-field.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the active fields of a company, by name. */
export const listCompanyFields = answer(
  owned(listCompanyFieldsSpec, 'companies', 'public', { keys: ['id', 'slug'] }),
  ({ db, now, user, row: company, query }) => {
    const fields = db.fields.by('companyId', company.id).filter((field) => field.status === 'active')
    fields.sort((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
    return okPage(fields, query, (field) => toFieldCard({ db, now, user, field, company }, NO_TIME_FILTER))
  },
)
