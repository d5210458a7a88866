import { root } from '../../lib/paths.mjs'
import { trackedFiles } from '../../lib/tracked-files.ts'
import { countPlaywright, nothingCounted, type PlaywrightReport } from '../counts.ts'
import { dueFiles, isStillValid } from '../kept/is-still-valid.ts'
import { type ByTest, ofFiles, type Passed, readKept, writeKept } from '../kept/kept-tests.ts'
import { createReach } from '../kept/reach.ts'
import { withKept } from '../kept/run-due.ts'
import { withFingerprints } from '../kept/with-fingerprints.ts'
import { type Outcome, runRunner } from '../step.ts'
import { isBuiltFrom, look, sourcesOf } from './built-sources.ts'
import { folder, type JourneysReport, passedJourneys } from './passed-journeys.ts'
import { readUsable } from './read-usable.ts'
import { usedBy } from './used-by.ts'

type Report = JourneysReport & PlaywrightReport

/**
 * Runs the files of journeys of which one has not passed yet as it is now, on the builds, and counts the others by their
 * last result (decision 039). With `all`, every file is run and recorded. On builds of other sources than those that are
 * there at the end, journeys run and nothing is recorded of them.
 */
export function runDueJourneys(all: boolean): () => Promise<Outcome> {
  return async () => {
    const files = trackedFiles(`${folder}/*.spec.ts`)
    const before = await look()
    const known = all ? {} : readKept('e2e')
    const still = isStillValid(known, files, before)
    const due = dueFiles(known, still, files)
    const others = ofFiles(still, due, true)
    if (due.length === 0) return withKept({ ...nothingCounted, output: '' }, others)
    let passed: ByTest<Passed> = {}
    const outcome = await runRunner<Report>({
      name: 'e2e',
      command: () => [
        'playwright',
        'test',
        '--reporter=list,json',
        ...due.map((file) => file.replace(folder, '')),
      ],
      env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      count: countPlaywright,
      onReport: (report) => {
        passed = passedJourneys(report, usedBy(readUsable(createReach(root))))
      },
    })
    const after = await look()
    const recorded = isBuiltFrom(sourcesOf(after)) ? withFingerprints(passed, before, after) : {}
    writeKept('e2e', { ...others, ...recorded })
    return withKept(outcome, others)
  }
}
