import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/stock'
const handlers = 'mocks/src/handlers/stock'
const balance = unit(`${domain}/move-balance.test.ts`)
const sums = unit(`${domain}/move-balance.property.test.ts`)
const moving = unit(`${handlers}/move-stock.test.ts`)

/** The ledger of a product's stock. */
export const stock: Subject = {
  title: 'Stock',
  faults: [
    {
      name: 'The last piece leaves a cent behind: the share is cut, not taken whole',
      file: 'packages/domain/src/money/share-of.ts',
      find: 'if (part === whole) return cents',
      replace: 'if (part === whole) return cents - 1',
      run: sums,
    },
    {
      name: 'A purchase does not settle what was sold beyond the stock',
      file: `${domain}/move-balance.ts`,
      find: 'Math.min(pieces, Math.max(0, -quantity))',
      replace: 'Math.min(pieces, Math.max(0, -quantity - pieces))',
      run: balance,
    },
    {
      name: 'Pieces sold beyond the stock take value that is not there',
      file: `${domain}/move-balance.ts`,
      find: 'shareOf(valueCents, fromStock, held)',
      replace: 'shareOf(valueCents, pieces, held)',
      run: sums,
    },
    {
      name: 'A sale beyond the stock is not marked',
      file: `${domain}/move-balance.ts`,
      find: 'beyond: pieces - fromStock',
      replace: 'beyond: 0',
      run: balance,
    },
    {
      name: 'A reversal leaves value in an empty stock',
      file: `${domain}/move-balance.ts`,
      find: 'quantity <= 0 ? balance.valueCents',
      replace: 'quantity < 0 ? balance.valueCents',
      run: sums,
    },
    {
      name: 'A return comes back at the cost of today',
      file: `${handlers}/change-for.ts`,
      find: 'costCents: returnCost(out, quantity)',
      replace: 'costCents: quantity * 900',
      run: moving,
    },
    {
      name: 'More comes back than was sold',
      file: `${handlers}/change-for.ts`,
      find: 'quantity > out.quantity',
      replace: 'quantity > out.quantity + 1',
      run: moving,
    },
    {
      name: 'A movement is corrected twice',
      file: `${handlers}/change-for.ts`,
      find: 'other.reversesId === reversesId',
      replace: 'other.reversesId === id',
      run: moving,
    },
    {
      name: 'A sale beyond the stock is let through where the arena does not allow it',
      file: `${handlers}/move-stock.ts`,
      find: '?.sellsBeyondStock === true',
      replace: '?.sellsBeyondStock !== true',
      run: moving,
    },
    {
      name: 'A movement is written without the value of the stock',
      file: `${handlers}/move-stock.ts`,
      find: 'stockValueCents: after.valueCents',
      replace: 'stockValueCents: product.stockValueCents',
      run: moving,
    },
    {
      name: 'Low stock is told at every sale below the mark',
      file: 'packages/domain/src/products/stock-level.ts',
      find: ' && before.stock > lowStockAt',
      replace: '',
      run: moving,
    },
    {
      name: 'The stock of a new product stands there without a first count',
      file: 'mocks/src/handlers/products/create-product.ts',
      find: '    stock: 0,',
      replace: '    stock,',
      run: unit('mocks/src/handlers/products/products.test.ts'),
    },
    {
      name: 'A seeded purchase is worth nothing',
      file: 'mocks/src/seed/bar/build-stock.ts',
      find: 'stockValueCents: balance.valueCents',
      replace: 'stockValueCents: 0',
      run: unit('mocks/src/seed/bar/build-stock.test.ts'),
    },
    {
      name: 'Who deletes their account stays in the ledger',
      file: 'mocks/src/handlers/me/forget-person.ts',
      find: 'update(id, { byId: null })',
      replace: 'update(id, { byId: user.id })',
      run: unit('mocks/src/handlers/me/data.test.ts'),
    },
    {
      name: 'A bar code with a wrong last digit is taken',
      file: 'packages/domain/src/products/ean.ts',
      find: 'at % 2 ? 1 : 3',
      replace: 'at % 2 ? 3 : 1',
      run: unit('packages/domain/src/products/ean.test.ts'),
    },
    {
      name: 'Two products have one bar code',
      file: 'mocks/src/handlers/products/own-product.ts',
      find: 'other.ean === ean',
      replace: 'other.ean === id',
      run: unit('mocks/src/handlers/products/products.test.ts'),
    },
  ],
}
