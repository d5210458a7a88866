/** How many tests a step ran, and how they ended. */
export type Counts = { passed: number; failed: number; skipped: number }

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The part of Vitest's JSON report that counts. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not be loaded has no test to fail, and counts as one that did. */
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

/** The part of Playwright's JSON report that counts. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A journey that passed at a second try has failed once too often. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A runner that ended badly, or ran nothing where there is something, has failed even if no test of its own did. */
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
