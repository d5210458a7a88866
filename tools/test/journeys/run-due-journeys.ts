import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/paths.mjs'
import { trackedFiles } from '../../lib/tracked-files.ts'
import { countPlaywright, nothingCounted, type PlaywrightReport } from '../counts.ts'
import { dueFiles, isStillValid } from '../kept/is-still-valid.ts'
import { type ByTest, ofFiles, type Passed, readKept, writeKept } from '../kept/kept-tests.ts'
import { createReach } from '../kept/reach.ts'
import { withKept } from '../kept/run-due.ts'
import { withFingerprints } from '../kept/with-fingerprints.ts'
import { type Outcome, runRunner } from '../step.ts'
import type { Tier } from '../tier.ts'
import { isBuiltFrom, look, sourcesOf } from './built-sources.ts'
import { folder, type JourneysReport, passedJourneys } from './passed-journeys.ts'
import { readUsable } from './read-usable.ts'
import { usedBy } from './used-by.ts'

/** The tag of the journeys of the main jobs. */
const MAIN = '@main'

const hasMainJob = (file: string) => readFileSync(join(root, file), 'utf8').includes(`'${MAIN}'`)

type Report = JourneysReport & PlaywrightReport

/**
 * Runs the files of journeys of which one has not passed yet as it is now, on the builds, and counts the others by their
 * last result (decision 039). With `again`, every file is run and recorded. The first tier has the journeys of the main jobs, on a desktop. On builds of other sources than those that are
 * there at the end, journeys run and nothing is recorded of them.
 */
export function runDueJourneys(tier: Tier, again: boolean): () => Promise<Outcome> {
  const step = tier === 'first' ? 'e2e-main' : 'e2e'
  return async () => {
    const files = trackedFiles(`${folder}/*.spec.ts`).filter((file) => tier === 'whole' || hasMainJob(file))
    const before = await look()
    const known = again ? {} : readKept(step)
    const still = isStillValid(known, files, before)
    const due = dueFiles(known, still, files)
    const others = ofFiles(still, due, true)
    if (due.length === 0) return withKept({ ...nothingCounted, output: '' }, others)
    let passed: ByTest<Passed> = {}
    const outcome = await runRunner<Report>({
      name: step,
      command: () => [
        'playwright',
        'test',
        '--reporter=list,json',
        ...(tier === 'first' ? ['--project', 'desktop', '--grep', MAIN] : []),
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
    writeKept(step, { ...others, ...recorded })
    return withKept(outcome, others)
  }
}
