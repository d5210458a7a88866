import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What nothing but a source map, a test or a story says. */
export const traces: readonly string[] = [
  'sourceMappingURL',
  'vitest',
  'storybook',
  'playwright',
  '@testing-library',
  'fast-check',
  // The clock of the tests.
  'machineDate',
  // Paths that an error or a map would name.
  '/testing/',
  '.test.ts',
  '.stories.ts',
]

/** Where a folder's files have more than the product in them, a line each; source maps by their names. */
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
