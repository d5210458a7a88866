import type { Fingerprint } from './fingerprints.ts'
import type { ByTest, Kept, KeptTests, Passed } from './kept-tests.ts'

/**
 * Returns the tests with the fingerprint of what they saw. It is null for a test that reached something that changed
 * while the tests ran, which may have been seen before or after its change: left out of the record, it would look like a
 * test that is not there any more.
 */
export function withFingerprints(passed: ByTest<Passed>, before: Fingerprint, after: Fingerprint): KeptTests {
  const kept = Object.entries(passed).map(([file, tests]) => {
    const marked = Object.entries(tests).map(([name, test]): [string, Kept] => {
      const fingerprint = before(file, test.used)
      const isSame = fingerprint === after(file, test.used)
      return [name, { ...test, fingerprint: isSame ? fingerprint : null }]
    })
    return [file, Object.fromEntries(marked)] as const
  })
  return Object.fromEntries(kept)
}
