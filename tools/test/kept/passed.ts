import { relative } from 'node:path'
import { root } from '../../lib/paths.mjs'
import type { FileReport, TestReport } from '../vitest.ts'
import type { ByTest, KeptTests, Passed } from './kept-tests.ts'

/** Returns the name of a test with those of its groups, as `fullTestName` is in the tests. */
const nameOf = ({ ancestorTitles, title }: TestReport) => [...ancestorTitles, title].join(' > ')

const fileOf = ({ name }: FileReport) => relative(root, name)

/**
 * Returns the reports of the files in which every test passed or, being kept, was left out. There are none after an
 * unhandled error, which belongs to no file.
 */
export function wholeFiles(reports: readonly FileReport[], kept: KeptTests, output: string): FileReport[] {
  if (/caught \d+ unhandled error/.test(output)) return []
  const isWhole = (report: FileReport) =>
    report.status !== 'failed' &&
    report.assertionResults.every((test) => test.status === 'passed' || isLeftOut(report, test, kept))
  const broken = new Set(reports.filter((report) => !isWhole(report)).map(({ name }) => name))
  return reports.filter(({ name }) => !broken.has(name))
}

/** Returns the tests that passed, those of one name in all looks together: what one of them used is used by all. */
export function passedTests(reports: readonly FileReport[]): ByTest<Passed> {
  const passed: Record<string, Record<string, Passed>> = {}
  for (const report of reports) {
    const file = (passed[fileOf(report)] ??= {})
    for (const test of report.assertionResults.filter(({ status }) => status === 'passed')) {
      const { tests, used } = file[nameOf(test)] ?? { tests: 0, used: [] }
      const alsoUsed = test.meta?.used
      file[nameOf(test)] = {
        tests: tests + 1,
        used: used && alsoUsed ? [...new Set([...used, ...alsoUsed])].toSorted() : null,
      }
    }
  }
  return passed
}

/** Returns the kept tests that are still there: they were found in their files, and left out. */
export function leftOutTests(reports: readonly FileReport[], kept: KeptTests): KeptTests {
  const found = new Set(
    reports.flatMap((report) =>
      report.assertionResults
        .filter((test) => isLeftOut(report, test, kept))
        .map((test) => `${fileOf(report)} ${nameOf(test)}`),
    ),
  )
  return Object.fromEntries(
    Object.entries(kept).map(([file, tests]) => [
      file,
      Object.fromEntries(Object.entries(tests).filter(([name]) => found.has(`${file} ${name}`))),
    ]),
  )
}

const isLeftOut = (report: FileReport, test: TestReport, kept: KeptTests) =>
  test.status === 'skipped' && kept[fileOf(report)]?.[nameOf(test)] !== undefined
