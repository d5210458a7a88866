import { buildChecks, structureChecks } from './checks.ts'
import { notingSources } from './journeys/built-sources.ts'
import { runDueJourneys } from './journeys/run-due-journeys.ts'
import { runDue } from './kept/run-due.ts'
import { runDueLint } from './kept/run-due-lint.ts'
import { runChecks, type Step } from './step.ts'

/**
 * Returns the steps of `npm test`, in the order of the summary, which is also the order in which they get cores. `all`
 * is `--all`.
 */
export const stepsOf = (all: boolean): Step[] => [
  // By far the longest: nothing may hold it up.
  { name: 'browser', chromium: true, work: runDue('browser', 'browser', all) },
  { name: 'lint', work: runDueLint(all) },
  { name: 'format', work: () => runChecks([{ title: 'format', command: ['oxfmt', '--check'] }]) },
  { name: 'structure', work: () => runChecks(structureChecks) },
  { name: 'unit', work: runDue('unit', 'node', all) },
  {
    name: 'build',
    after: ['structure'], // both write routeTree.gen.ts
    work: () => notingSources(() => runChecks(buildChecks)),
  },
  { name: 'stories-light', chromium: true, work: runDue('stories-light', 'storybook-light', all) },
  { name: 'stories-dark', chromium: true, work: runDue('stories-dark', 'storybook-dark-phone', all) },
  {
    name: 'e2e',
    after: ['build'],
    cores: 2,
    chromium: true,
    work: runDueJourneys(all),
  },
]
