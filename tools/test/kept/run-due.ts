import { root } from '../../lib/paths.mjs'
import { nothingCounted } from '../counts.ts'
import type { Outcome } from '../step.ts'
import { runVitest } from '../vitest.ts'
import { createFingerprints } from './fingerprints.ts'
import { type Kept, type KeptFiles, readKept, writeKept } from './kept-files.ts'
import { passedFiles } from './passed.ts'
import { createReach } from './reach.ts'
import { isStillValid } from './is-still-valid.ts'
import { type Project, surroundingsOf } from './surroundings.ts'
import { testFiles } from './test-files.ts'

/**
 * Runs the test files of a project that have not passed yet as they are now, and counts the others by their last result
 * (decision 039). With `all`, every file is run and recorded.
 */
export function runDue(step: string, project: Project, all: boolean): () => Promise<Outcome> {
  return async () => {
    const files = await testFiles(project)
    const before = await look(project)
    const still = all ? {} : isStillValid(readKept(step), files, before)
    const due = files.filter((file) => !(file in still))
    if (due.length === 0) return withKept({ ...nothingCounted, output: '' }, still)
    const { outcome, files: ran } = await runVitest(step, project, due.length < files.length ? due : [])
    // A file that changed while the tests ran may have been seen before or after its change.
    const after = await look(project)
    const passed = [...passedFiles(ran, outcome.output)].flatMap(([file, tests]): [string, Kept][] => {
      const fingerprint = before(file)
      return fingerprint !== null && fingerprint === after(file) ? [[file, { fingerprint, tests }]] : []
    })
    writeKept(step, { ...still, ...Object.fromEntries(passed) })
    return withKept(outcome, still)
  }
}

/** Takes the fingerprints of everything as it is now. */
const look = async (project: Project) =>
  createFingerprints(root, await surroundingsOf(project, createReach(root)))

function withKept(outcome: Outcome, still: KeptFiles): Outcome {
  const kept = Object.values(still).reduce((total, { tests }) => total + tests, 0)
  return { ...outcome, passed: outcome.passed + kept, kept }
}
