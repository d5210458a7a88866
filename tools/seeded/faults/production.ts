import { check, type Subject, unit } from '../fault.ts'

const web = 'apps/web'

/** The production build and the headers it is served with. */
export const production: Subject = {
  title: 'Production',
  faults: [
    {
      name: 'Mock code is in production',
      file: `${web}/src/main.tsx`,
      find: "import.meta.env.VITE_MOCKS === 'on'",
      replace: 'import.meta.env.VITE_MOCKS !== undefined',
      run: check('no mock code in production'),
    },
    {
      name: 'Source maps are in production',
      file: `${web}/vite.config.ts`,
      find: '    build: {\n',
      replace: '    build: {\n      sourcemap: true,\n',
      run: check('nothing of the tests in production'),
    },
    {
      name: 'The reference of the calls is in production',
      file: 'packages/api/src/fields/list-fields.ts',
      find: 'import { searchFieldsCall, type searchFieldsSpec }',
      replace: 'import { searchFieldsSpec as searchFieldsCall, type searchFieldsSpec }',
      run: check('no words of the reference in production'),
    },
    {
      name: 'The first screen carries the forms of all others',
      file: `${web}/src/app/prepare-formats.ts`,
      find: 'export function prepareFormats(): void {\n',
      replace:
        "import * as parts from '@mantine/core'\nexport function prepareFormats(): void {\n  document.documentElement.dataset.parts = Object.keys(parts).join()\n",
      run: check('what a browser receives'),
    },
    {
      name: 'The page may run scripts that stand in it',
      file: `${web}/vite/security-headers.ts`,
      find: `'script-src': "'self' 'wasm-unsafe-eval'"`,
      replace: `'script-src': "'self' 'wasm-unsafe-eval' 'unsafe-inline'"`,
      run: unit(`${web}/vite/security-headers.test.ts`),
    },
    {
      name: 'Search engines may look into the areas behind the login',
      file: `${web}/vite/closed-paths.ts`,
      find: 'closed: /^_(athlete|company|admin)',
      replace: 'closed: /^_(athlete|admin)',
      run: unit(`${web}/vite/for-search-engines.test.ts`),
    },
    {
      name: 'A screen has no title',
      file: `${web}/src/features/tabs/athlete/my-tab-screen.tsx`,
      find: "<title>{pageTitle(query.data ? `Comanda ${query.data.code}` : 'Comanda')}</title>",
      replace: '',
      run: check('no screen without a title'),
    },
    {
      name: 'A colour stands outside the tokens',
      file: `${web}/src/lib/notice/notice.module.css`,
      find: '  color: var(--cl-danger);',
      replace: '  color: #b3261e;',
      run: check('no colour but the tokens'),
    },
  ],
}
