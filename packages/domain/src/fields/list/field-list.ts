import { byName, computed, declareList } from '../../lists/declare-list.ts'
import { countRows, joined, own } from '../../lists/expressions.ts'
import { meanStars } from '../../reviews/mean-stars.ts'
import { storedFieldSchema } from '../stored-field.ts'
import { listedField } from './field-row.ts'

/** The lists of fields, by company and name. Prices of a day and shared ground are a matter of rules. */
export const fieldList = declareList(listedField, {
  table: 'fields',
  stored: storedFieldSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  hidden: { column: 'status', value: 'archived' },
  order: [byName(joined('company', 'name')), byName(own('name')), byName(own('id'))],
  values: {
    companyName: joined('company', 'name'),
    city: joined('company', 'address.city'),
    timeZone: joined('company', 'timeZone'),
    sport: own('sports.0'),
    fromPriceCents: computed('fromPrice'),
    basePriceCents: computed('asOfNow'),
    priceRules: computed('asOfNow'),
    nextPrices: computed('asOfNow'),
    version: computed('asOfNow'),
    rating: meanStars('fieldId'),
    reviews: countRows('reviews', 'fieldId'),
    sharesWith: computed('sharesWith'),
    companyStatus: joined('company', 'status'),
  },
})
