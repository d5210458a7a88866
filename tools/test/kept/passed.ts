import { relative } from 'node:path'
import { root } from '../../lib/paths.mjs'
import type { FileReport } from '../vitest.ts'

/**
 * The files of a run in which every test passed, and how many those are: in all looks, where there are more than one.
 * An error that no test caught belongs to no file, so that nobody passed then.
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
