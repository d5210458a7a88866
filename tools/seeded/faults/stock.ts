import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/stock'
const backend = 'packages/backend/src/stock'
const balance = unit(`${domain}/move-balance.test.ts`)
const sums = unit(`${domain}/move-balance.property.test.ts`)
const moving = unit(`${backend}/move-stock.test.ts`)

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
      file: `${domain}/operations.ts`,
      find: 'costCents: returnCost(out, quantity)',
      replace: 'costCents: quantity * 900',
      run: moving,
    },
    {
      name: 'More comes back than was sold',
      file: `${domain}/operations.ts`,
      find: 'quantity > out.quantity',
      replace: 'quantity > out.quantity + 1',
      run: moving,
    },
    {
      name: 'A movement is corrected twice',
      file: `${domain}/operations.ts`,
      find: 'other.reversesId === reversesId',
      replace: 'other.reversesId === id',
      run: moving,
    },
    {
      name: 'A sale beyond the stock is let through where the arena does not allow it',
      file: `${backend}/move-stock.ts`,
      find: '?.sellsBeyondStock === true',
      replace: '?.sellsBeyondStock !== true',
      run: moving,
    },
    {
      name: 'A movement is written without the value of the stock',
      file: `${domain}/operations.ts`,
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
      file: 'packages/domain/src/products/operations.ts',
      find: '    stock: 0,',
      replace: '    stock: 1,',
      run: unit('packages/domain/src/products/operations.test.ts'),
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
      file: 'packages/backend/src/store/personal-data.ts',
      find: 'stockMovements: { people: [doneBy]',
      replace: 'stockMovements: { people: []',
      run: unit('packages/backend/src/me/data.test.ts'),
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
      file: 'packages/domain/src/products/operations.ts',
      find: 'other.ean === ean',
      replace: 'other.ean === id',
      run: unit('packages/domain/src/products/operations.test.ts'),
    },
    {
      name: 'A purchase that comes twice makes two expenses',
      file: 'packages/contract/src/stock/buy-stock.ts',
      find: '  idempotent: true,',
      replace: '',
      run: unit(`${backend}/stock-calls.test.ts`),
    },
    {
      name: 'A purchase that is taken back leaves its expense',
      file: `${backend}/reverse-movement.ts`,
      find: 'isThere ?',
      replace: 'isThere && expenseId === null ?',
      run: unit(`${backend}/stock-calls.test.ts`),
    },
    {
      name: 'The history of a stock begins with the oldest',
      file: `${backend}/list-stock-movements.ts`,
      find: 'row.id).toReversed()',
      replace: 'row.id)',
      run: unit(`${backend}/stock-calls.test.ts`),
    },
    {
      name: 'The form of a purchase opens the form of the facts',
      file: 'apps/web/src/lib/resource/writes/write-drawer.tsx',
      find: 'slug === shownForm',
      replace: 'slug === id',
      run: browser('apps/web/src/features/products/stock/stock.test.tsx'),
    },
    {
      name: 'What was sold while somebody counted is missing twice',
      file: `${domain}/count-difference.ts`,
      find: 'Date.parse(at) <= instant ||',
      replace: 'Date.parse(at) > 0 ||',
      run: unit('packages/backend/src/stock/count.test.ts'),
    },
    {
      name: 'Two people who count one shelf correct it twice',
      file: `${domain}/count-difference.ts`,
      find: '|| counts.has(id)',
      replace: '',
      run: unit(`${domain}/count-difference.test.ts`),
    },
    {
      name: 'The search of a count looks in one category alone',
      file: 'apps/web/src/features/products/count/count-query.ts',
      find: ': { q, filters: [] }',
      replace:
        ": { q, filters: [{ column: 'category', operator: 'and', conditions: [{ mode: 'equals', value }] }] }",
      run: browser('apps/web/src/features/products/count/count.test.tsx'),
    },
    {
      name: 'The import of a file is not in the address',
      file: 'apps/web/src/lib/import/import-in-address.tsx',
      find: "fazer === 'importar'",
      replace: 'fazer !== fazer',
      run: browser('apps/web/src/app/address-dialogs.sweep.test.tsx'),
    },
    {
      name: 'A count is lost with its tab',
      file: 'apps/web/src/features/products/count/count-stock.tsx',
      find: 'countDraft.keep(next)',
      replace: 'countDraft.drop()',
      run: browser('apps/web/src/features/products/count/count.test.tsx'),
    },
  ],
}
