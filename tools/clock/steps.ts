import { countPlaywright, countVitest } from '../test/counts.ts'
import { runRunner, type Step } from '../test/step.ts'
import type { Moment } from './moments.ts'

/** The folders whose unit tests depend on the time: the backend, its client, and the contract suite against it. */
const sensitive = ['mocks/', 'packages/api/', 'tools/contract/']

/**
 * All journeys except those that do not depend on the time (redirects, a failing start, prerendered pages) and the one
 * that sets its own midnight.
 */
const journeys = String.raw`/e2e/(?!redirect|failing-start|public-pages|midnight)[^/]+\.spec\.ts`

/**
 * Returns the steps to run at one moment: the journeys, in one Playwright project or all, and the unit tests that
 * depend on the time.
 */
export function stepsAt({ name, now, zone }: Moment, project: string | undefined): Step[] {
  const clock = { TEST_NOW: now, ...(zone === undefined ? {} : { TEST_ZONE: zone }) }
  return [
    {
      name: `${name}:journeys`,
      chromium: true,
      cores: 2,
      work: () =>
        runRunner({
          name: `clock-${name}-journeys`,
          command: () => [
            'playwright',
            'test',
            journeys,
            '--reporter=list,json',
            ...(project === undefined ? [] : [`--project=${project}`]),
          ],
          env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...clock }),
          count: countPlaywright,
        }),
    },
    {
      name: `${name}:unit`,
      cores: 2,
      work: () =>
        runRunner({
          name: `clock-${name}-unit`,
          command: (file) => [
            'vitest',
            'run',
            '--project=node',
            ...sensitive,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
          ],
          env: () => clock,
          count: countVitest,
        }),
    },
  ]
}
