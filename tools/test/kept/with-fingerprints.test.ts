import { expect, test } from 'vitest'
import { withFingerprints } from './with-fingerprints.ts'

const passed = {
  'a.test.ts': {
    same: { tests: 2, used: ['route /a'] },
    changed: { tests: 1, used: ['route /b'] },
    unknown: { tests: 1, used: null },
  },
}

test('a test of which what it saw changed while it ran, or is not known, is recorded as one that has to run', () => {
  const before = (_file: string, used: readonly string[] | null) => used?.[0] ?? null
  const after = (_file: string, used: readonly string[] | null) =>
    used?.[0] === 'route /b' ? 'changed' : (used?.[0] ?? null)
  expect(withFingerprints(passed, before, after)).toEqual({
    'a.test.ts': {
      same: { tests: 2, used: ['route /a'], fingerprint: 'route /a' },
      changed: { tests: 1, used: ['route /b'], fingerprint: null },
      unknown: { tests: 1, used: null, fingerprint: null },
    },
  })
})
