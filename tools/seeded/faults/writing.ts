import { browser, type Subject, unit } from '../fault.ts'

const lib = 'apps/web/src/lib'
const backend = 'mocks/src/handlers/products'
const drawer = (named: string) => browser(`${lib}/form/form-drawer.test.tsx`, named)
const changing = (named: string) => browser('apps/web/src/features/products/products-writes.test.tsx', named)
const products = unit(`${backend}/products.test.ts`)
const prices = unit('packages/domain/src/products/price-change.test.ts')

/** Forms, drafts, and the writes of a resource. */
export const writing: Subject = {
  title: 'Writing',
  faults: [
    {
      name: 'What somebody else has saved replaces what was typed',
      file: `${lib}/form/merge-texts.ts`,
      find: '    if (own === before) {',
      replace: '    if (own !== other) {',
      run: unit(`${lib}/form/merge-texts.test.ts`),
    },
    {
      name: 'A field that both have changed is not asked about',
      file: `${lib}/form/their-change.tsx`,
      find: 'theirs !== undefined && theirs !== text',
      replace: 'theirs !== undefined && theirs === text',
      run: drawer('takes theirs at a press'),
    },
    {
      name: 'After a 409 the old version is sent for ever',
      file: `${lib}/form/use-merged-form.ts`,
      find: '    newest.current = current\n',
      replace: '',
      run: drawer('takes what only they have changed'),
    },
    {
      name: 'What was typed is gone when the drawer is opened again',
      file: `${lib}/form/use-merged-form.ts`,
      find: 'draft.keep({ texts, base: from, key: key.current })',
      replace: 'draft.drop()',
      run: drawer('is there again'),
    },
    {
      name: 'What was saved is offered again as a draft',
      file: `${lib}/form/use-merged-form.ts`,
      find: '      ended.current = true\n      draft.drop()\n',
      replace: '',
      run: drawer('sends what is typed as values'),
    },
    {
      name: 'A form makes two things of one when the answer is lost',
      file: `${lib}/form/draft-form.tsx`,
      find: 'merged.lastKey() ?? randomKey()',
      replace: 'randomKey()',
      run: drawer('keeps one idempotency key'),
    },
    {
      name: 'A conflict is forgotten with the next news',
      file: `${lib}/form/use-merged-form.ts`,
      find: 'conflicts: { ...old.conflicts, ...conflicts }',
      replace: 'conflicts',
      run: drawer('still asks after the news'),
    },
    {
      name: 'An older answer that comes late takes the place of a newer one',
      file: `${lib}/form/use-merged-form.ts`,
      find: 'Number(one.version) < Number(other.version)',
      replace: 'Number(one.version) < 0',
      run: drawer('still asks after the news'),
    },
    {
      name: 'Somebody else is told of what was saved before them',
      file: `${lib}/form/form-draft.ts`,
      find: 'const isOwn = () => draftOwner() === owner',
      replace: 'const isOwn = () => draftOwner() !== owner + owner',
      run: drawer('is kept from whoever is here'),
    },
    {
      name: 'A price with a comma is read as ten times as much',
      file: 'packages/domain/src/text/decimal.ts',
      find: "decimals.padEnd(digits, '0')",
      replace: "decimals.padEnd(digits + 1, '0')",
      run: unit('packages/domain/src/text/decimal.test.ts'),
    },
    {
      name: 'A changed price loses half a cent',
      file: 'packages/domain/src/products/price-change.ts',
      find: '(2 * exact + 10_000 * roundTo)',
      replace: '(2 * exact)',
      run: prices,
    },
    {
      name: 'Prices of another version are changed all the same',
      file: `${backend}/change-prices.ts`,
      find: 'version !== product.version',
      replace: 'version > product.version + 9',
      run: products,
    },
    {
      name: 'A product of another company can be changed',
      file: `${backend}/own-product.ts`,
      find: '!product || product.companyId !== companyOf(db, user)?.id',
      replace: '!product',
      run: products,
    },
    {
      name: 'Two products have one name',
      file: `${backend}/own-product.ts`,
      find: 'fold(other.name) === fold(name)',
      replace: 'other.name === name',
      run: products,
    },
    {
      name: 'What is archived stays in the list',
      file: `${backend}/list-company-products.ts`,
      find: 'all ? rows : withoutArchived(rows)',
      replace: 'all ? withoutArchived(rows) : rows',
      run: products,
    },
    {
      name: 'Only the page is changed where the whole result was marked',
      file: `${lib}/resource/fetch-marked.ts`,
      find: 'if (!selection.whole) {',
      replace: 'if (selection.rows.size >= 0) {',
      run: changing('change for the whole result'),
    },
    {
      name: 'Prices are changed from what they were, not from what they are',
      file: `${lib}/resource/bulk-button.tsx`,
      find: 'if (now) setRows(',
      replace: 'if (!now) setRows(',
      run: changing('are those of now'),
    },
    {
      name: 'A row that is not on the page cannot be opened by its address',
      file: `${lib}/resource/use-row.ts`,
      find: 'listed === undefined && detail !== undefined',
      replace: 'listed !== undefined && detail !== undefined',
      run: changing('opens one that is not on the page'),
    },
  ],
}
