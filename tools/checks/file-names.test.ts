import { expect, test } from 'vitest'
import { trackedFiles } from '../lib/tracked-files.ts'

test('no two files differ in .ts and .tsx alone: the compiler would take only the first', () => {
  const files = trackedFiles('*.ts', '*.tsx')
  expect(files.length).toBeGreaterThan(1_000)
  const namesakes = Map.groupBy(files, (file) => file.replace(/x$/, '')).values()
  expect([...namesakes].filter(({ length }) => length > 1)).toEqual([])
})
