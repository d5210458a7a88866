import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { countPlaywright, countVitest } from './counts.ts'
import { runChecks, runRunner, type Step } from './step.ts'

const projects = ['.', 'packages/domain', 'packages/api', 'packages/ui', 'mocks', 'apps/web']

/** What was found the last time is kept, so that only what has changed is looked at again. */
function typesOf(path: string) {
  const known = join(root, '.cache', 'types', `${path.replace('/', '-')}.json`)
  return {
    title: `types of ${path}`,
    command: ['tsc', '--project', path, '--incremental', '--tsBuildInfoFile', known],
  }
}

/** One project of vitest.config.ts. */
const vitest = (name: string, project: string) => () =>
  runRunner({
    name,
    command: (file) => [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: countVitest,
  })

/** All that `npm test` does, in the order of the summary. Cores are shared in that order, too. */
export const steps: Step[] = [
  { name: 'types', work: () => runChecks(projects.map(typesOf)) },
  { name: 'lint', work: () => runChecks([{ title: 'lint', command: ['oxlint', '--quiet'] }]) },
  { name: 'format', work: () => runChecks([{ title: 'format', command: ['oxfmt', '--check'] }]) },
  {
    name: 'structure',
    work: () =>
      runChecks([
        {
          title: 'who may import whom',
          command: ['depcruise', 'packages', 'mocks', 'apps', 'tools', '.storybook'],
        },
        { title: 'nothing unused', command: ['knip', '--no-progress', '--no-config-hints'] },
        { title: 'no barrel files', command: ['node', 'tools/checks/barrels.ts'] },
        { title: 'the route tree is fresh', command: ['node', 'tools/checks/route-tree.ts'] },
        { title: 'every requirement has a test', command: ['node', 'tools/checks/requirements.ts'] },
        { title: 'the reference of the API is current', command: ['node', 'tools/reference.ts'] },
        { title: 'nothing without a story', command: ['node', 'tools/checks/stories.ts'] },
      ]),
  },
  { name: 'unit', work: vitest('unit', 'node') },
  {
    name: 'build',
    after: ['structure'], // both write routeTree.gen.ts
    work: () =>
      runChecks([
        { title: 'production build', command: ['node', '--run', 'build'], cwd: 'apps/web' },
        { title: 'no mock code in production', command: ['node', 'tools/checks/no-mocks.ts'] },
        { title: 'budgets', command: ['size-limit'] },
        { title: 'demo build', command: ['node', '--run', 'build:demo'], cwd: 'apps/web' },
      ]),
  },
  { name: 'browser', chromium: true, work: vitest('browser', 'browser') },
  { name: 'stories', chromium: true, work: vitest('stories', 'storybook') },
  {
    name: 'e2e',
    after: ['build'],
    cores: 2,
    chromium: true,
    work: () =>
      runRunner({
        name: 'e2e',
        command: () => ['playwright', 'test', '--reporter=list,json'],
        env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        count: countPlaywright,
      }),
  },
]
