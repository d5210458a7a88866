// Who may import whom: the table of docs/architecture.md, "Who may import whom", a row a rule. Run by `pnpm structure` and `npm test`.

/** Tests, stories and what serves only them: they may import everything but another feature's insides. */
const testing = ['\\.(test|bench|stories)\\.tsx?$', '/testing/', '^apps/web/e2e/']

const npm = (...names) => `/node_modules/(${names.join('|')})/`
const web = 'apps/web/src'

/** Everything of ours, so that a rule can say "nothing of ours but …". */
const ours = '^(packages|mocks|apps|tools|\\.storybook)/'

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: testing, ...from },
  to,
})

module.exports = {
  forbidden: [
    rule(
      'domain-is-pure',
      'domain imports zod and small pure libraries: no React, no I/O, nothing else of ours.',
      { path: '^packages/domain/src/' },
      { pathNot: ['^packages/domain/src/', npm('zod', '@date-fns/tz', '@brazilian-utils/brazilian-utils')] },
    ),
    rule(
      'contract-only-declares',
      'contract imports domain and zod: a declaration does nothing.',
      { path: '^packages/contract/src/' },
      { pathNot: ['^packages/(contract|domain)/src/', npm('zod')] },
    ),
    rule(
      'api-of-ours',
      'api imports contract and domain, and nothing else of ours.',
      { path: '^packages/api/src/' },
      { path: ours, pathNot: '^packages/(api|contract|domain)/src/' },
    ),
    rule(
      'api-libraries',
      'api imports ky, what reads a stream of events, queryOptions and zod: no ui, router, jotai, Mantine.',
      { path: '^packages/api/src/' },
      {
        path: '(^|/)node_modules/',
        pathNot: npm('ky', 'eventsource-parser', '@tanstack/react-query', '@tanstack/query-core', 'zod'),
      },
    ),
    rule(
      'ui-of-ours',
      'ui imports domain, and nothing else of ours.',
      { path: '^packages/ui/src/' },
      { path: ours, pathNot: '^packages/(ui|domain)/src/' },
    ),
    rule(
      'ui-shows-only',
      'ui knows no server data, no router, no state of the app.',
      { path: '^packages/ui/src/' },
      { path: npm('@tanstack/.*', 'jotai', 'ky', 'msw') },
    ),
    rule(
      'backend-of-ours',
      'backend imports contract and domain: it knows no store, no transport, no seed and no client.',
      { path: '^packages/backend/src/' },
      { path: ours, pathNot: '^packages/(backend|contract|domain)/src/' },
    ),
    rule(
      'backend-libraries',
      'backend imports zod, and what makes the code of a Pix.',
      { path: '^packages/backend/src/' },
      { path: '(^|/)node_modules/', pathNot: npm('zod', 'pix-utils') },
    ),
    rule(
      'conformance-of-ours',
      'conformance asks any server over the wire: it knows the calls, what they are about, and the accounts of the personas.',
      { path: '^packages/conformance/src/' },
      { path: ours, pathNot: '^(packages/(conformance|backend|contract|domain)|mocks)/src/' },
    ),
    rule(
      'mocks-of-ours',
      'mocks import backend, contract and domain, never api or apps: client and server share what is said, never how either does its part.',
      { path: '^mocks/src/' },
      { path: ours, pathNot: '^(mocks/src|packages/(backend|contract|domain)/src)/' },
    ),
    rule(
      'mocks-are-a-server',
      'mocks know msw and the database: nothing of the client.',
      { path: '^mocks/src/' },
      { path: npm('react', 'react-dom', '@mantine/.*', '@tanstack/.*', 'jotai', 'ky') },
    ),
    rule(
      'calls-through-api',
      'The app makes calls by api, never by their declarations.',
      { path: '^apps/web/' },
      { path: '^packages/contract/' },
    ),
    rule(
      'server-of-ours',
      'server is the backend on PostgreSQL: it imports backend, contract and domain, and lays out the seed of the mocks. No app, no client.',
      { path: '^apps/server/' },
      { path: ours, pathNot: '^(apps/server|packages/(backend|contract|domain)/src|mocks/src)/' },
    ),
    rule(
      'feature-of-its-own',
      'A feature imports its own folder, session, shared, lib and the packages: no other feature, routes, shell, app.',
      { path: `^${web}/features/([^/]+)/` },
      { path: `^${web}/`, pathNot: `^${web}/(features/$1|session|shared|lib)/` },
    ),
    rule(
      'shared-of-one-subject',
      'What several features need of one subject imports its own folder, lib and the packages: no feature, no other subject of shared.',
      { path: `^${web}/shared/([^/]+)/` },
      { path: `^${web}/`, pathNot: `^${web}/(shared/$1|lib)/` },
    ),
    rule(
      'session-below-features',
      'session imports domain, api and lib.',
      { path: `^${web}/session/` },
      { path: ours, pathNot: [`^${web}/(session|lib)/`, '^packages/(domain|api)/src/'] },
    ),
    rule(
      'lib-is-a-leaf',
      'lib is used by the others and imports none of them.',
      { path: `^${web}/lib/` },
      { path: `^${web}/`, pathNot: `^${web}/lib/` },
    ),
    rule(
      'shell-above-features',
      'shell imports features, session, shared, lib and the packages: no routes, no wiring.',
      { path: `^${web}/shell/` },
      { path: `^${web}/`, pathNot: `^${web}/(shell|features|session|shared|lib)/` },
    ),
    rule(
      'routes-only-choose',
      'A route file imports features, session, shell, shared and lib: no other route file.',
      { path: `^${web}/routes/` },
      { path: `^${web}/`, pathNot: `^${web}/(features|session|shell|shared|lib)/` },
    ),
    rule(
      'mocks-only-from-main',
      'Only main.tsx reaches the mocks, so that a production build can leave them out; nobody else reaches the backend.',
      {
        path: '^(packages/(?!(backend|conformance)/)|apps/web/)',
        pathNot: [...testing, `^${web}/main\\.tsx$`],
      },
      { path: ['^mocks/', '^packages/backend/', npm('msw')] },
    ),
    rule(
      'mocks-only-dynamically',
      'main.tsx loads the mocks by a dynamic import() behind a build-time flag.',
      { path: `^${web}/main\\.tsx$` },
      { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    ),
    {
      name: 'tests-outside-features',
      comment: "A feature's tests and stories import everything but another feature's insides.",
      severity: 'error',
      from: { path: `^${web}/features/([^/]+)/.*\\.(test|stories)\\.tsx?$` },
      to: { path: `^${web}/features/`, pathNot: `^${web}/features/$1/` },
    },
    rule(
      'tools-are-apart',
      'What ships imports nothing of the tools.',
      { path: '^(packages|mocks|apps)/[^/]+/(src/)?' },
      { path: '^(tools|\\.storybook)/' },
    ),
    {
      name: 'ky-in-one-place',
      comment: 'ky is imported by the HTTP client alone.',
      severity: 'error',
      from: { pathNot: '^packages/api/src/client/' },
      to: { path: npm('ky') },
    },
    {
      name: 'jotai-in-one-place',
      comment: 'jotai is imported by the store alone.',
      severity: 'error',
      from: { pathNot: `^${web}/lib/state/store\\.tsx?$` },
      to: { path: npm('jotai') },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nobody is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          ...testing,
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '^\\.storybook/',
          '^apps/web/public/',
          // Read as a text by what publishes it.
          '^apps/web/vite/live-worker-source\\.js$',
          `^${web}/routes/`,
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.wasm\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist[^/]*/', 'routeTree\\.gen\\.ts$', 'mockServiceWorker\\.js$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
}
