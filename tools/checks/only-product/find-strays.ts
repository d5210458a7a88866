import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that only a source map, a test or a story contains. */
export const traces: readonly string[] = [
  'sourceMappingURL',
  'vitest',
  'storybook',
  'playwright',
  '@testing-library',
  'fast-check',
  // The clock of the tests.
  'machineDate',
  // Paths that an error message or a source map would name.
  '/testing/',
  '.test.ts',
  '.stories.ts',
]

/** Returns a line for every trace of tests and stories in the files of a folder, and for every source map. */
export function findStrays(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const maps = files.filter((file) => file.endsWith('.map')).map((file) => `${file}: a source map`)
  const texts = files
    .filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
      return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file}: ${trace}`)
    })
  return [...maps, ...texts]
}
