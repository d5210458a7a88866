import { buildChecks, structureChecks } from './checks.ts'
import { notingSources } from './journeys/built-sources.ts'
import { runDueJourneys } from './journeys/run-due-journeys.ts'
import { runDue } from './kept/run-due.ts'
import { runDueLint } from './kept/run-due-lint.ts'
import { countPlaywright, type PlaywrightReport } from './counts.ts'
import { runChecks, runRunner, type Step } from './step.ts'
import type { Tier } from './tier.ts'

/** The journeys on the server, as they are on the mock (decision 149). */
const journeysOnServer: Step = {
  name: 'e2e-server',
  after: ['e2e'], // both listen on the same ports
  cores: 2,
  chromium: true,
  work: () =>
    runRunner<PlaywrightReport>({
      name: 'e2e-server',
      command: () => ['playwright', 'test', '--reporter=list,json', '--project', 'desktop'],
      env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_BACKEND: 'server' }),
      count: countPlaywright,
    }),
}

/**
 * Returns the steps of a tier, in the order of the summary, which is also the order in which they get cores. `again` runs
 * what has passed before, too.
 */
export const stepsOf = (tier: Tier, again: boolean): Step[] => [
  // By far the longest: nothing may hold it up.
  { name: 'browser', chromium: true, work: runDue('browser', 'browser', again) },
  { name: 'lint', work: runDueLint(again) },
  { name: 'format', work: () => runChecks([{ title: 'format', command: ['oxfmt', '--check'] }]) },
  { name: 'structure', work: () => runChecks(structureChecks) },
  { name: 'unit', work: runDue('unit', 'node', again) },
  {
    name: 'build',
    after: ['structure'], // both write routeTree.gen.ts
    chromium: true, // which weighs the pages
    work: () => notingSources(() => runChecks(buildChecks)),
  },
  ...(tier === 'first'
    ? [{ name: 'stories', chromium: true, work: runDue('stories', 'storybook-main', again) }]
    : [
        { name: 'unit-sweep', work: runDue('unit-sweep', 'node-sweep', again) },
        { name: 'sweep', chromium: true, work: runDue('sweep', 'sweep', again) },
        { name: 'stories-light', chromium: true, work: runDue('stories-light', 'storybook-light', again) },
        { name: 'stories-dark', chromium: true, work: runDue('stories-dark', 'storybook-dark-phone', again) },
      ]),
  {
    name: 'e2e',
    after: ['build'],
    cores: 2,
    chromium: true,
    work: runDueJourneys(tier, again),
  },
  ...(tier === 'first' ? [] : [journeysOnServer]),
]
