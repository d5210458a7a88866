import { both, declareList, downwards } from '../lists/declare-list.ts'
import { all, countRows, is, isOneOf, joined, known, not, own } from '../lists/expressions.ts'
import { reversibleKinds } from './stock-words.ts'
import { stockMovementSchema, listedStockMovement, listedMovement } from './stock-movement.ts'

const joins = {
  product: { table: 'products', key: 'productId', optional: true },
  company: { table: 'companies', key: 'companyId' },
  person: { table: 'users', key: 'byId', optional: true },
  tab: { table: 'tabs', key: 'tabId', optional: true },
} as const
const reversed = is(countRows('stockMovements', 'reversesId'), '>', 0)
const values = {
  who: joined('person', 'name'),
  tabCode: joined('tab', 'code'),
  reversible: all(isOneOf(own('kind'), reversibleKinds), not(reversed)),
  reversed,
}

/** The history of a product's stock. */
export const stockMovementList = declareList(listedStockMovement, {
  table: 'stockMovements',
  stored: stockMovementSchema,
  joins,
  order: [],
  values,
})

/** The list of all movements, the newest first. */
export const movementList = declareList(listedMovement, {
  table: 'stockMovements',
  stored: stockMovementSchema,
  joins,
  order: [downwards(own('at'))],
  values: both(values, {
    productName: known(joined('product', 'name'), ''),
    companyName: joined('company', 'name'),
    timeZone: joined('company', 'timeZone'),
  }),
})
