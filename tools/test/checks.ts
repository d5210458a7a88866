import type { Check } from './step.ts'

/** Checks of the sources alone. */
export const structureChecks: readonly Check[] = [
  {
    title: 'who may import whom',
    command: ['depcruise', 'packages', 'mocks', 'apps', 'tools', '.storybook', 'vitest.config.ts'],
  },
  { title: 'nothing unused', command: ['knip', '--no-progress', '--no-config-hints'] },
  { title: 'no barrel files', command: ['node', 'tools/checks/barrels.ts'] },
  { title: 'no crowded room', command: ['node', 'tools/checks/rooms.ts'] },
  { title: 'the route tree is fresh', command: ['node', 'tools/checks/route-tree.ts'] },
  { title: 'every route stands in its guide', command: ['node', 'tools/checks/routes.ts'] },
  { title: 'every requirement has a test', command: ['node', 'tools/checks/requirements.ts'] },
  { title: 'every call stands in its list', command: ['node', 'tools/checks/call-lists.ts'] },
  { title: 'the reference of the API is current', command: ['node', 'tools/reference.ts'] },
  { title: 'no colour but the tokens', command: ['node', 'tools/checks/colours.ts'] },
  { title: 'the words of the guide', command: ['node', 'tools/checks/words.ts'] },
  { title: 'no screen without a title', command: ['node', 'tools/checks/titles.ts'] },
  { title: 'no page leads nowhere', command: ['node', 'tools/checks/docs.ts'] },
  { title: 'comments state something', command: ['node', 'tools/checks/comments.ts'] },
  { title: 'no rule refused by hand', command: ['node', 'tools/checks/refusals.ts'] },
  { title: 'every call fails where it was tried', command: ['node', 'tools/checks/calls.ts'] },
  { title: 'nothing without a story', command: ['node', 'tools/checks/stories.ts'] },
]

/** Checks of the build, in this order: the production build first, then the one with the mocks. */
export const buildChecks: readonly Check[] = [
  { title: 'production build', command: ['node', '--run', 'build'], cwd: 'apps/web' },
  { title: 'no mock code in production', command: ['node', 'tools/checks/no-mocks.ts'] },
  { title: 'no words of the reference in production', command: ['node', 'tools/checks/no-reference.ts'] },
  { title: 'nothing of the tests in production', command: ['node', 'tools/checks/only-product.ts'] },
  { title: 'budgets', command: ['size-limit'] },
  { title: 'what a browser receives', command: ['node', 'tools/budgets/main.ts'] },
  { title: 'demo build', command: ['node', '--run', 'build:demo'], cwd: 'apps/web' },
]
