import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/fields/prices'
const screen = 'apps/web/src/features/fields/setup/prices'
const painting = unit(`${domain}/paint-prices.test.ts`)

/** The prices of a field: rules, painting, saving. */
export const prices: Subject = {
  title: 'Prices of a field',
  faults: [
    {
      name: 'On the week of prices the wider rule wins',
      file: `${domain}/price-grid.ts`,
      find: '(widths[b] ?? 0) - (widths[a] ?? 0)',
      replace: '(widths[a] ?? 0) - (widths[b] ?? 0)',
      run: unit(`${domain}/paint-prices.property.test.ts`),
    },
    {
      name: 'Painting loses a rule that it did not touch',
      file: `${domain}/paint-prices.ts`,
      find: 'keepsFar(rules) && fits(rules)',
      replace: 'fits(rules)',
      run: painting,
    },
    {
      name: 'Painting writes a rule of its own for every tile',
      file: `${domain}/tidy-rules.ts`,
      find: '  if (one.priceCents !== other.priceCents) return null',
      replace: '  if (one.priceCents !== other.priceCents || one.id !== other.id) return null',
      run: painting,
    },
    {
      name: 'An hour can be let for nothing',
      file: `${domain}/prices-input.ts`,
      find: 'MIN_FIELD_PRICE_CENTS = 100',
      replace: 'MIN_FIELD_PRICE_CENTS = 0',
      run: unit(`${domain}/price-problems.test.ts`),
    },
    {
      name: 'What is open past midnight looks closed where prices are painted',
      file: `${domain}/open-tiles.ts`,
      find: '[...intervals, ...before.map(afterMidnight)]',
      replace: '[...intervals]',
      run: unit(`${domain}/open-tiles.test.ts`),
    },
    {
      name: 'Changed prices leave the version of a field as it is',
      file: 'packages/domain/src/fields/prices/operations.ts',
      find: 'changedField({ ...field, ...prices, nextPrices, version: version + 1 })',
      replace: 'changedField({ ...field, ...prices, nextPrices, version })',
      run: unit(`${domain}/operations.property.test.ts`),
    },
    {
      name: 'Prices that two people have changed are overwritten without a question',
      file: `${screen}/resolve-price-conflict.ts`,
      find: "? 'theirs' : 'ask'",
      replace: "? 'theirs' : 'mine'",
      run: unit(`${screen}/resolve-price-conflict.test.ts`),
    },
    {
      name: 'A finger that scrolls over the prices paints them',
      file: `${screen}/use-stroke.ts`,
      find: 'if (press === null) return stop(false)',
      replace: 'if (press === null) return',
      run: browser(`${screen}/prices-form.test.tsx`, 'an early movement scrolls and paints nothing'),
    },
    {
      name: 'A stroke over the prices paints the tile where it began alone',
      file: `${screen}/use-painting.ts`,
      find: 'drawTo({ anchor: latest.current.anchor, head: place })',
      replace: 'drawTo(latest.current)',
      run: browser(`${screen}/prices-form.test.tsx`, 'a stroke paints the tiles between its ends'),
    },
  ],
}
