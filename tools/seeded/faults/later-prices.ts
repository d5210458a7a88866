import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/fields/prices'
const backend = 'packages/backend/src/fields'
const lists = 'apps/web/src/features/fields/lists'
const many = unit(`${backend}/change-many-prices.test.ts`)
const later = unit(`${backend}/later-prices.test.ts`)
const laying = unit(`${domain}/later-prices.property.test.ts`)
const screen = (named: string) => browser(`${lists}/change-prices.test.tsx`, named)

/** The prices of several fields from a day on, and what is planned. */
export const laterPrices: Subject = {
  title: 'Prices from a day on',
  faults: [
    {
      name: 'A change leaves the prices that are planned for later days as they were',
      file: `${domain}/later-prices.ts`,
      find: '...after.map((later) => ({ from: later.from, ...changePricing(later, change) })),',
      replace: '...after,',
      run: laying,
    },
    {
      name: 'Prices begin a day after the one that is planned',
      file: `${domain}/later-prices.ts`,
      find: 'from > day)',
      replace: 'from >= day)',
      run: unit(`${domain}/later-prices.test.ts`),
    },
    {
      name: 'Prices that were read before a planned day are saved over those of that day',
      file: `${domain}/later-prices.ts`,
      find: 'version: field.version + come',
      replace: 'version: field.version',
      run: later,
    },
    {
      name: 'Saving the prices of today takes the planned ones away',
      file: `${domain}/operations.ts`,
      find: '...prices, nextPrices, version',
      replace: '...prices, nextPrices: [], version',
      run: unit(`${domain}/operations.property.test.ts`),
    },
    {
      name: 'A change of many fields takes a price above the highest',
      file: `${domain}/left-out.ts`,
      find: 'price > MAX_FIELD_PRICE_CENTS',
      replace: 'price > 9 * MAX_FIELD_PRICE_CENTS',
      run: unit(`${domain}/left-out.test.ts`),
    },
    {
      name: 'Of many fields one of another version is changed all the same',
      file: `${domain}/operations.ts`,
      find: 'version === asOf(field, today).version ? []',
      replace: 'version <= asOf(field, today).version ? []',
      run: unit(`${domain}/operations.property.test.ts`),
    },
    {
      name: 'Prices can be changed from a day on that has passed',
      file: `${domain}/price-change-input.ts`,
      find: 'if (from < today)',
      replace: "if (from < '2000')",
      run: many,
    },
    {
      name: 'Withdrawing the prices of one day takes those of later days along',
      file: `${domain}/operations.ts`,
      find: 'later.from !== from',
      replace: 'later.from < from',
      run: unit(`${domain}/operations.property.test.ts`),
    },
    {
      name: 'A change of prices is sent for the fields that it leaves out',
      file: `${lists}/change-prices.ts`,
      find: 'leftOut(row, change.from, change) === null)',
      replace: "leftOut(row, change.from, change) !== '')",
      run: screen('leave out'),
    },
    {
      name: 'The preview of a change of prices keeps quiet about the planned ones',
      file: `${lists}/change-prices.ts`,
      find: 'row.nextPrices.filter((later) => later.from > from)',
      replace: 'row.nextPrices.filter((later) => later.from < from)',
      run: screen('planned ones'),
    },
  ],
}
