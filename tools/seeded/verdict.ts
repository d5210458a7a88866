import type { TestRun } from './fault.ts'

/** The result of a run: all tests pass, one fails, or it proves nothing. */
export type Verdict = { kind: 'green' } | { kind: 'red'; by: string } | { kind: 'untried'; why: string }

/** The results of each test in Vitest's JSON report. */
export type VitestReport = { testResults: { name: string; assertionResults: TestResult[] }[] }
type TestResult = { status: string; ancestorTitles: readonly string[]; title: string }

/** Returns a test's full name, as `-t` matches it. */
const nameOf = ({ ancestorTitles, title }: TestResult) => [...ancestorTitles, title].join(' > ')

/**
 * Reads the verdict from a report. A file that cannot be loaded counts as untried: a fault has to leave the code
 * running.
 */
export function verdictOf(report: VitestReport | undefined, code: number, output: string): Verdict {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const red = tests.find(({ status }) => status === 'failed')
  if (red) return { kind: 'red', by: nameOf(red) }
  if (code === 0 && tests.some(({ status }) => status === 'passed')) return { kind: 'green' }
  return { kind: 'untried', why: code === 0 ? 'there is no such test' : lastWords(output) }
}

/** Reads the verdict on one file of a run of many files. */
export function verdictOfFile(
  { file, named = '' }: Pick<TestRun, 'file' | 'named'>,
  report: VitestReport | undefined,
  output: string,
): Verdict {
  const own = report?.testResults.filter(({ name }) => name.endsWith(`/${file}`)) ?? []
  const isRead = own.some(({ assertionResults }) => assertionResults.length > 0)
  const testResults = own.map(({ name, assertionResults }) => ({
    name,
    assertionResults: assertionResults.filter((each) => nameOf(each).includes(named)),
  }))
  return verdictOf({ testResults }, isRead ? 0 : 1, output)
}

function lastWords(output: string): string {
  return `it ended without a failed test:\n${output.trim().split('\n').slice(-15).join('\n')}`
}
