/** The number of tests that a step ran, by result. */
export type Counts = { passed: number; failed: number; skipped: number }

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The counts in Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Counts by Vitest's report. A file that cannot be loaded has no failed test and counts as one. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The counts in Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts by Playwright's report. A journey that passes only when retried counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * Adds a failure when the runner ended with one although no test failed, or ran no test; `mayBeNone` allows the latter.
 */
export function judge(counts: Counts, exitCode: number, mayBeNone = false): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayBeNone))
  return silent ? { ...counts, failed: 1 } : counts
}

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    none,
  )

export const passedOrFailed = (ok: boolean): Counts => ({ ...none, [ok ? 'passed' : 'failed']: 1 })

export const nothingCounted = none
