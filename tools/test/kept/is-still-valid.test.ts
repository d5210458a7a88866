import { expect, test } from 'vitest'
import { isStillValid } from './is-still-valid.ts'

const known = {
  'same.test.ts': { fingerprint: 'a', tests: 3 },
  'changed.test.ts': { fingerprint: 'b', tests: 2 },
  'reads.test.ts': { fingerprint: 'c', tests: 1 },
  'gone.test.ts': { fingerprint: 'd', tests: 1 },
}
const files = ['same.test.ts', 'changed.test.ts', 'reads.test.ts', 'new.test.ts']
const now: Record<string, string | null> = { 'same.test.ts': 'a', 'changed.test.ts': 'x', 'new.test.ts': 'a' }

test('keeps what passed and looks the same, and nothing else', () => {
  expect(isStillValid(known, files, (file) => now[file] ?? null)).toEqual({
    'same.test.ts': { fingerprint: 'a', tests: 3 },
  })
})
