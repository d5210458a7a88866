import { browser, type Subject, unit } from '../fault.ts'

const rules = 'packages/domain/src/fields/list/saved-search.ts'
const checks = unit('packages/domain/src/fields/list/saved-search.property.test.ts')
const kept = unit('packages/backend/src/me/searches.test.ts')
const listed = browser('apps/web/src/features/account/searches/searches.test.tsx')

/** The searches that people keep. */
export const searches: Subject = {
  title: 'Saved searches',
  faults: [
    {
      name: 'A saved search tells of what was there when it was kept',
      file: 'packages/domain/src/users/operations.ts',
      find: 'known: known.length > MAX_NEWS_FIELDS ? null : [...known]',
      replace: 'known: known.length > MAX_NEWS_FIELDS ? null : []',
      run: kept,
    },
    {
      name: 'A saved search tells twice on one day',
      file: rules,
      find: 'news === 0 || toldOn === today',
      replace: 'news === 0',
      run: checks,
    },
    {
      name: 'What came after the news of a day is never told by a saved search',
      file: rules,
      find: 'known: found.filter((id) => before.has(id))',
      replace: 'known: [...found]',
      run: checks,
    },
    {
      name: 'A saved search tells of an hour a day after it was free',
      file: rules,
      find: '? 24 : 1',
      replace: '? 24 : 24',
      run: kept,
    },
    {
      name: 'A saved search leads to another site',
      file: rules,
      find: '/^\\/campos\\?',
      replace: '/\\/?',
      run: kept,
    },
    {
      name: 'A saved search takes an empty name',
      file: 'apps/web/src/features/account/searches/rename-search.tsx',
      find: 'if (found === null) onName',
      replace: 'if (found !== text) onName',
      run: listed,
    },
  ],
}
