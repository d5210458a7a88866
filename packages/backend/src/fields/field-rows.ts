import { fieldList } from '@campo-livre/domain/fields/list/field-list.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { listRows } from '../http/list-rows.ts'
import { asOfNow } from './as-of-now.ts'
import { priceEpoch } from './price-epoch.ts'
import { fromPrice, namesOnGround } from './to-field.ts'

/** The rows of fields, inactive ones too. */
export const fieldRows = listRows(
  fieldList,
  {
    fromPrice: (field, { db, now }) => {
      const company = db.companies.find(field.companyId)
      if (!company) throw new Error(`field ${field.id} has lost its company`)
      return { fromPriceCents: fromPrice({ field, company }, now) }
    },
    asOfNow: (field, { db, now }) => asOfNow(db, field, now),
    sharesWith: (field, { db }) => {
      const sharing = namesOnGround(db, field, (other) => other.status !== 'archived')
      return { sharesWith: sharing.length === 0 ? null : inWords(sharing) }
    },
  },
  (db, now) => [priceEpoch(db, now)],
)
