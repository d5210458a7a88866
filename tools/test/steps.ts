import { buildChecks, structureChecks } from './checks.ts'
import { countPlaywright } from './counts.ts'
import { runDue } from './kept/run-due.ts'
import { runChecks, runRunner, type Step } from './step.ts'
import { types } from './types.ts'

/**
 * Returns the steps of `npm test`, in the order of the summary, which is also the order in which they get cores. `all`
 * is `--all`.
 */
export const stepsOf = (all: boolean): Step[] => [
  types,
  { name: 'lint', work: () => runChecks([{ title: 'lint', command: ['oxlint', '--quiet'] }]) },
  { name: 'format', work: () => runChecks([{ title: 'format', command: ['oxfmt', '--check'] }]) },
  { name: 'structure', work: () => runChecks(structureChecks) },
  { name: 'unit', work: runDue('unit', 'node', all) },
  {
    name: 'build',
    after: ['structure'], // both write routeTree.gen.ts
    work: () => runChecks(buildChecks),
  },
  { name: 'browser', chromium: true, work: runDue('browser', 'browser', all) },
  { name: 'stories', chromium: true, work: runDue('stories', 'storybook', all) },
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
