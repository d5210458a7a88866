import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { okPage, pageQuerySchema } from '../../http/page.ts'
import { nextFree, NO_WISH } from '../fields/next-free.ts'
import { toFieldCard } from '../fields/to-field.ts'
import { publicCompany } from './public-company.ts'

/** The active fields of a company, by name. */
export const listCompanyFields = call({
  method: 'GET',
  path: '/companies/{id}/fields',
  who: 'anyone',
  summary: 'The listed fields of a company, by name.',
  output: z.array(fieldCardSchema),
  meta: pageMetaSchema,
  refusals: { 404: 'Unknown, or not approved.' },
  query: pageQuerySchema,
  handle: ({ db, now, user, params, query }) => {
    const company = publicCompany(db, params.id)
    const fields = db.fields.by('companyId', company.id).filter((field) => field.active)
    fields.sort((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
    return okPage(fields, query, (field) =>
      toFieldCard(db, { field, company }, nextFree({ db, now, user, field, company }, NO_WISH)),
    )
  },
})
