import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/products/import'
const handlers = 'mocks/src/handlers/products'
const app = 'apps/web/src/features/products/import'
const rules = unit(`${domain}/import.test.ts`)
const server = unit(`${handlers}/import-products.test.ts`)

/** The import of products from a file. */
export const imports: Subject = {
  title: 'Import of products',
  faults: [
    {
      name: 'An import names the line above the wrong one',
      file: `${domain}/read-rows.ts`,
      find: 'index + 2, head',
      replace: 'index + 1, head',
      run: rules,
    },
    {
      name: 'An import with a wrong line carries the others out',
      file: `${handlers}/import-products.ts`,
      find: 'if (plan.problems.length > 0)',
      replace: 'if (plan.problems.length > products.length)',
      run: server,
    },
    {
      name: 'An import of the same file again changes products',
      file: `${domain}/plan-import.ts`,
      find: "kind: same ? 'same' : 'changed'",
      replace: "kind: same && row.category ? 'same' : 'changed'",
      run: server,
    },
    {
      name: 'An imported file in Windows-1252 is read as UTF-8',
      file: `${app}/read-csv.ts`,
      find: "new TextDecoder('windows-1252')",
      replace: "new TextDecoder('utf-8')",
      run: unit(`${app}/read-csv.test.ts`),
    },
    {
      name: 'An import that is undone leaves its stock',
      file: `${handlers}/undo-import.ts`,
      find: 'if (product.stock > 0)',
      replace: 'if (product.stock < 0)',
      run: server,
    },
    {
      name: 'An import takes the thousands of an amount for its decimals',
      file: `${domain}/read-amount.ts`,
      find: "english ? text.replaceAll(',', '') : text",
      replace: "english ? text : text.replaceAll('.', '')",
      run: rules,
    },
  ],
}
