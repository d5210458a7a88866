import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, judge, sum } from './counts.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
  ],
}

describe('counting a Vitest report', () => {
  it('takes the tests as they ended', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [...vitestReport.testResults, { status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...vitestReport, testResults }).failed).toBe(2)
  })
})

describe('counting a Playwright report', () => {
  it('takes a journey that passed at the second try as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts errors outside of any journey', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1)
  })
})

describe('judging a runner', () => {
  const passed = { passed: 2, failed: 0, skipped: 0 }

  it('leaves a good run alone', () => {
    expect(judge(passed, 0)).toEqual(passed)
  })

  it('fails a runner that ended badly though all its tests passed', () => {
    expect(judge(passed, 1)).toEqual({ ...passed, failed: 1 })
  })

  it('fails a runner that ran nothing', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 3 }, 0).failed).toBe(1)
  })

  it('takes a good end for good where there may be nothing to run', () => {
    const none = { passed: 0, failed: 0, skipped: 0 }
    expect(judge(none, 0, true)).toEqual(none)
    expect(judge(none, 1, true).failed).toBe(1)
  })

  it('does not count a failure twice', () => {
    expect(judge({ passed: 1, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })
})

it('sums over all runners', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 })
})
