import { byName, declareList } from '../lists/declare-list.ts'
import { is, joined, math, own, rounded, when } from '../lists/expressions.ts'
import { productSchema, listedProduct } from './product.ts'

/** The lists of products. */
export const productList = declareList(listedProduct, {
  table: 'products',
  stored: productSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  hidden: { column: 'status', value: 'archived' },
  order: [byName(own('name')), byName(own('id'))],
  values: {
    companyName: joined('company', 'name'),
    timeZone: joined('company', 'timeZone'),
    stockLevel: when(
      [
        [is(own('stock'), '<=', 0), 'out'],
        [is(own('stock'), '<=', own('lowStockAt')), 'low'],
      ],
      'enough',
    ),
    marginPercent: rounded(
      math(math(math(own('priceCents'), '-', own('costCents')), '*', 100), '/', own('priceCents')),
    ),
  },
})
