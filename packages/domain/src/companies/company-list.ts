import { byName, declareList } from '../lists/declare-list.ts'
import { countRows, joined, own } from '../lists/expressions.ts'
import { meanStars } from '../reviews/mean-stars.ts'
import { storedCompanySchema } from './stored-company.ts'
import { listedCompany } from './company-row.ts'

/** The list of all companies, in every state, by name. */
export const companyList = declareList(listedCompany, {
  table: 'companies',
  stored: storedCompanySchema,
  joins: { owner: { table: 'users', key: 'ownerId', optional: true } },
  order: [byName(own('name')), byName(own('id'))],
  values: {
    cep: own('address.cep'),
    street: own('address.street'),
    number: own('address.number'),
    district: own('address.district'),
    city: own('address.city'),
    state: own('address.state'),
    ownerName: joined('owner', 'name'),
    ownerEmail: joined('owner', 'email'),
    ownerPhone: joined('owner', 'phone'),
    cnpj: own('cnpj'),
    statusReason: own('statusReason'),
    fields: countRows('fields', 'companyId'),
    rating: meanStars('companyId'),
    reviews: countRows('reviews', 'companyId'),
  },
})
