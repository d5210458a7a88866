import { relative } from 'node:path'
import { root } from '../../lib/paths.mjs'
import type { FileReport } from '../vitest.ts'

/**
 * Returns the files of a run in which every test passed, with their number of tests, those of all looks together.
 * Returns none after an unhandled error, which belongs to no file.
 */
export function passedFiles(reports: readonly FileReport[], output: string): ReadonlyMap<string, number> {
  const passed = new Map<string, number>()
  if (/caught \d+ unhandled error/.test(output)) return passed
  const isWhole = ({ status, assertionResults }: FileReport) =>
    status === 'passed' && assertionResults.every((test) => test.status === 'passed')
  const broken = new Set(reports.filter((report) => !isWhole(report)).map(({ name }) => name))
  for (const { name, assertionResults } of reports) {
    const file = relative(root, name)
    if (!broken.has(name)) passed.set(file, (passed.get(file) ?? 0) + assertionResults.length)
  }
  return passed
}
