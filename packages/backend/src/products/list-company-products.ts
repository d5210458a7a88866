import { listCompanyProductsSpec } from '@campo-livre/contract/products/list-company-products.ts'
import { answerList } from '../http/answer-list.ts'
import { productRows } from './product-rows.ts'

/** Lists the products of the user's company (H4), by name; archived ones only where a filter asks for the status. */
export const listCompanyProducts = answerList(listCompanyProductsSpec, productRows, 'company')
