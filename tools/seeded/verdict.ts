import type { TestRun } from './fault.ts'

/** What a run says: all is well, a test that is red, or that nothing could be tried. */
export type Verdict = { kind: 'green' } | { kind: 'red'; by: string } | { kind: 'untried'; why: string }

/** The part of Vitest's JSON report that tells what happened to each test. */
export type VitestReport = { testResults: { name: string; assertionResults: TestResult[] }[] }
type TestResult = { status: string; ancestorTitles: readonly string[]; title: string }

/** As `-t` has it. */
const nameOf = ({ ancestorTitles, title }: TestResult) => [...ancestorTitles, title].join(' > ')

/**
 * Reads the report of a run of tests. A file that could not even be loaded has noticed nothing: the fault has to be one
 * that runs.
 */
export function verdictOf(report: VitestReport | undefined, code: number, output: string): Verdict {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const red = tests.find(({ status }) => status === 'failed')
  if (red) return { kind: 'red', by: nameOf(red) }
  if (code === 0 && tests.some(({ status }) => status === 'passed')) return { kind: 'green' }
  return { kind: 'untried', why: code === 0 ? 'there is no such test' : lastWords(output) }
}

/** What a run of many files says of the tests with these words in one of them. */
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
