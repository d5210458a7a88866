import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/products/import'
const backend = 'packages/backend/src/products'
const files = 'apps/web/src/lib/table-file'
const rules = unit(`${domain}/import.test.ts`)
const reader = unit(`${files}/read-table.test.ts`)
const server = unit(`${backend}/import-products.test.ts`)

/** The import of products from a file. */
export const imports: Subject = {
  title: 'Import of products',
  faults: [
    {
      name: 'An import names the line above the wrong one',
      file: `${files}/read-table.ts`,
      find: 'line += countBreaks(text, from, meta.cursor)',
      replace: 'line += 1',
      run: reader,
    },
    {
      name: 'An import with a wrong line carries the others out',
      file: 'packages/domain/src/products/operations.ts',
      find: 'if (plan.problems.length > 0)',
      replace: 'if (plan.problems.length > rows.length)',
      run: unit('packages/domain/src/products/operations.test.ts'),
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
      file: `${files}/decode-text.ts`,
      find: "['utf-8', 'windows-1252']",
      replace: "['utf-8', 'utf-8']",
      run: reader,
    },
    {
      name: 'The widest row of an imported file is taken for its titles',
      file: `${files}/read-table.ts`,
      find: 'b.known - a.known || b.width - a.width',
      replace: 'b.width - a.width || b.known - a.known',
      run: reader,
    },
    {
      name: 'An imported file is cut at a quote that never closes',
      file: `${files}/read-table.ts`,
      find: 'rows: [...rows, ...rest.rows]',
      replace: 'rows',
      run: reader,
    },
    {
      name: 'A bar code that a spreadsheet rounded is told as a wrong one',
      file: `${domain}/read-rows.ts`,
      find: "rounded.test(cell('ean'))",
      replace: "rounded.test(cell('name'))",
      run: rules,
    },
    {
      name: 'An import that is undone leaves its stock',
      file: 'packages/domain/src/products/operations.ts',
      find: 'moves: each.after.stock > 0 ?',
      replace: 'moves: each.after.stock < 0 ?',
      run: unit('packages/domain/src/products/operations.test.ts'),
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
