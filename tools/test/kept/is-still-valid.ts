import type { Fingerprint } from './fingerprints.ts'
import type { KeptTests } from './kept-tests.ts'

/** Returns the tests that passed before and whose fingerprint is unchanged; those without a fingerprint are left out. */
export function isStillValid(known: KeptTests, files: readonly string[], now: Fingerprint): KeptTests {
  return Object.fromEntries(
    files.flatMap((file) => {
      const valid = Object.entries(known[file] ?? {}).filter(
        ([, { fingerprint, used }]) => fingerprint !== null && fingerprint === now(file, used),
      )
      return valid.length > 0 ? [[file, Object.fromEntries(valid)]] : []
    }),
  )
}

/** Returns the files that have to run: those with a test that is not valid any more, and those of which none is known. */
export function dueFiles(known: KeptTests, still: KeptTests, files: readonly string[]): string[] {
  const size = (tests: object = {}) => Object.keys(tests).length
  return files.filter((file) => size(still[file]) === 0 || size(still[file]) < size(known[file]))
}
