import { expect, test } from 'vitest'
import { createReach } from './reach.ts'
import { tree } from './testing/tree.ts'

/** The files that are reached from the first one by a test that used what the keys say. */
const reachOf = (files: Readonly<Record<string, string>>, used: readonly string[] | null) => {
  const { files: reached, closed } = createReach(tree(files).root)(Object.keys(files).slice(0, 1), used)
  return { reached: [...reached], closed: [...closed] }
}

const route = {
  'apps/web/src/routes/a.tsx': `import { A } from '../a.tsx'
    import { search } from '../search.ts'
    export const Route = createFileRoute('/_public/a')({ validateSearch: search, component: A })`,
  'apps/web/src/a.tsx': "import './a.module.css'",
  'apps/web/src/a.module.css': '',
  'apps/web/src/search.ts': '',
}

test('the screen of a route counts where the route was loaded, its search everywhere', () => {
  const [file = '', ...others] = Object.keys(route)
  expect(reachOf(route, []).reached).toEqual([file, 'apps/web/src/search.ts'])
  expect(reachOf(route, []).closed).toEqual(['route /_public/a'])
  expect(reachOf(route, ['route /_public/a']).reached.toSorted()).toEqual([file, ...others].toSorted())
  expect(reachOf(route, null).reached.toSorted()).toEqual([file, ...others].toSorted())
})

const backend = {
  'mocks/src/backend.ts': "import { apiCalls } from '../../packages/backend/src/calls.gen.ts'",
  'packages/backend/src/calls.gen.ts':
    "import { a } from './a.ts'; import { b } from './b.ts'; import { c } from './c.ts'",
  'packages/backend/src/a.ts': "import { aSpec } from '../../contract/a.ts'",
  'packages/backend/src/b.ts': "import { bSpec } from '../../contract/b.ts'",
  'packages/backend/src/c.ts': '',
  'packages/contract/a.ts': "export const aCall = {\n  method: 'GET',\n  path: '/a/{id}',\n}",
  'packages/contract/b.ts': "export const bCall = { method: 'POST', path: '/b' }",
}

test('a handler counts where its call was made; one of which no call is known counts everywhere', () => {
  const { reached, closed } = reachOf(backend, ['call GET /a/{id}'])
  expect(reached).toEqual(
    expect.arrayContaining([
      'packages/backend/src/a.ts',
      'packages/backend/src/c.ts',
      'packages/contract/a.ts',
    ]),
  )
  expect(reached).not.toContain('packages/backend/src/b.ts')
  expect(closed).toEqual(['call POST /b'])
})

test('whoever looks at the calls themselves sees all of them', () => {
  const panel = {
    'mocks/src/panel.ts': "import { apiCalls } from '../../packages/backend/src/calls.gen.ts'",
    ...backend,
  }
  expect(reachOf(panel, []).reached).toContain('packages/backend/src/b.ts')
})

test('stories see the app and the backend where they were loaded', () => {
  const stories = {
    '.storybook/with-router.tsx': "import './link.ts'; const App = lazy(() => import('./app-at.tsx'))",
    '.storybook/link.ts': '',
    '.storybook/app-at.tsx': '',
  }
  expect(reachOf(stories, []).reached).toEqual(['.storybook/with-router.tsx', '.storybook/link.ts'])
  expect(reachOf(stories, ['route __root__']).reached).toContain('.storybook/app-at.tsx')
})
