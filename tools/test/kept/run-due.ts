import { root } from '../../lib/paths.mjs'
import { nothingCounted } from '../counts.ts'
import type { Outcome } from '../step.ts'
import { runVitest } from '../vitest.ts'
import { createFingerprints } from './fingerprints.ts'
import { dueFiles, isStillValid } from './is-still-valid.ts'
import {
  countOf,
  type KeptTests,
  ofFiles,
  readKept,
  together,
  writeKept,
  writeLeftOut,
} from './kept-tests.ts'
import { leftOutTests, passedTests, wholeFiles } from './passed.ts'
import { createReach } from './reach.ts'
import { type Project, surroundingsOf } from './surroundings.ts'
import { testFiles } from './test-files.ts'
import { withFingerprints } from './with-fingerprints.ts'

/**
 * Runs the tests of a project that have not passed yet as they are now, and counts the others by their last result
 * (decision 039). With `again`, every test is run and recorded.
 */
export function runDue(step: string, project: Project, again: boolean): () => Promise<Outcome> {
  return async () => {
    const files = await testFiles(project)
    const before = await look(project)
    const known = again ? {} : readKept(step)
    const still = isStillValid(known, files, before)
    const due = dueFiles(known, still, files)
    const others = ofFiles(still, due, true)
    if (due.length === 0) return withKept({ ...nothingCounted, output: '' }, others)
    const ofDue = ofFiles(still, due)
    const words = due.length < files.length ? due : []
    const { outcome, files: reports } = await runVitest(step, [project], words, {
      // A file that is due may hold no test, like one of stories without a story.
      mayBeNone: words.length > 0,
      leftOut: writeLeftOut(step, ofDue),
    })
    const whole = wholeFiles(reports, ofDue, outcome.output)
    const leftOut = leftOutTests(whole, ofDue)
    const passed = withFingerprints(passedTests(whole), before, await look(project))
    writeKept(step, { ...others, ...together(leftOut, passed) })
    const skipped = outcome.skipped - countOf(leftOutTests(reports, ofDue))
    return withKept({ ...outcome, skipped }, { ...others, ...leftOut })
  }
}

/** Takes the fingerprints of everything as it is now. */
const look = async (project: Project) =>
  createFingerprints(root, await surroundingsOf(project, createReach(root)))

/** Adds the tests whose results are kept to those that ran. */
export function withKept(outcome: Outcome, tests: KeptTests): Outcome {
  const kept = countOf(tests)
  return { ...outcome, passed: outcome.passed + kept, kept }
}
