import { expect, test } from 'vitest'
import { dueFiles, isStillValid } from './is-still-valid.ts'

const kept = (fingerprint: string | null, used: readonly string[] | null = null) => ({
  fingerprint,
  used,
  tests: 1,
})
const known = {
  'same.test.ts': { one: kept('same.test.ts'), two: kept('same.test.ts /a', ['/a']) },
  'partly.test.ts': { one: kept('partly.test.ts'), two: kept('another', ['/a']) },
  'moved.test.ts': { one: kept('moved.test.ts'), two: kept(null, ['/a']) },
  'changed.test.ts': { one: kept('another') },
  'reads.test.ts': { one: kept(null) },
  'gone.test.ts': { one: kept('gone.test.ts') },
}
const files = [
  'same.test.ts',
  'partly.test.ts',
  'moved.test.ts',
  'changed.test.ts',
  'reads.test.ts',
  'new.test.ts',
]
const now = (file: string, used: readonly string[] | null) =>
  file === 'reads.test.ts' ? null : [file, ...(used ?? [])].join(' ')

test('keeps the tests that passed and look the same, each by what it used, and nothing else', () => {
  expect(isStillValid(known, files, now)).toEqual({
    'same.test.ts': known['same.test.ts'],
    'partly.test.ts': { one: kept('partly.test.ts') },
    'moved.test.ts': { one: kept('moved.test.ts') },
  })
})

test('runs the files of which a test is not kept, or none is known', () => {
  expect(dueFiles(known, isStillValid(known, files, now), files)).toEqual([
    'partly.test.ts',
    'moved.test.ts',
    'changed.test.ts',
    'reads.test.ts',
    'new.test.ts',
  ])
})
