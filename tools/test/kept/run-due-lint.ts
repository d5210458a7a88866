import { root } from '../../lib/paths.mjs'
import { trackedFiles } from '../../lib/tracked-files.ts'
import { nothingCounted } from '../counts.ts'
import { type Outcome, runChecks } from '../step.ts'
import { dueFiles, isStillValid } from './is-still-valid.ts'
import { type KeptTests, ofFiles, readKept, together, writeKept } from './kept-tests.ts'
import { createLintFingerprints } from './lint-fingerprints.ts'
import { withKept } from './run-due.ts'

const sources = ['*.ts', '*.tsx', '*.mjs', '*.js']

/** The rules, the libraries, and the settings of the compiler. */
const around = ['.oxlintrc.json', 'tools/lint/', 'pnpm-lock.yaml', '*package.json', '*tsconfig*.json']

/**
 * Lints the files that have not passed yet as they are now, with what they import; the others are not read again
 * (decision 039). With `all`, every file is linted.
 */
export function runDueLint(all: boolean): () => Promise<Outcome> {
  return async () => {
    const files = trackedFiles(...sources)
    const now = look(files)
    const known = all ? {} : readKept('lint')
    const still = isStillValid(known, files, now)
    const due = dueFiles(known, still, files)
    if (due.length === 0) return withKept({ ...nothingCounted, output: '' }, passed)
    const words = due.length < files.length ? due : []
    const outcome = await runChecks([{ title: 'lint', command: ['oxlint', '--quiet', ...words] }])
    const after = look(files)
    const linted = due.filter((file) => outcome.failed === 0 && now(file) === after(file))
    writeKept('lint', together(ofFiles(still, due, true), recordOf(linted, now)))
    return outcome
  }
}

/** All of lint is one check. */
const passed: KeptTests = { lint: { lint: { tests: 1, used: null, fingerprint: null } } }

const look = (files: readonly string[]) =>
  createLintFingerprints(root, { files, around: trackedFiles(...around) })

function recordOf(files: readonly string[], fingerprint: (file: string) => string): KeptTests {
  const kept = files.map((file) => [file, { lint: { tests: 1, used: null, fingerprint: fingerprint(file) } }])
  return Object.fromEntries(kept) as KeptTests
}
