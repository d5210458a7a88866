import { countPlaywright, countVitest } from '../test/counts.ts'
import { runRunner, type Step } from '../test/step.ts'
import type { Moment } from './moments.ts'

/** Where tests ask what time it is: the backend, its client, and the contract suite against it. */
const sensitive = ['mocks/', 'packages/api/', 'tools/contract/']

/** All journeys but those before a stub that knows no time, of pages that are made at build time, and through a midnight of their own. */
const journeys = String.raw`/e2e/(?!redirect|failing-start|public-pages|midnight)[^/]+\.spec\.ts`

/** What is run at one moment: the journeys, on one screen or all, and the sensitive unit tests. */
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
