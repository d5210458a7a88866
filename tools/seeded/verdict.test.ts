import { expect, test } from 'vitest'
import { verdictOf, verdictOfFile } from './verdict.ts'

const passed = { status: 'passed', ancestorTitles: [], title: 'all is well' }
const failed = { status: 'failed', ancestorTitles: ['the price'], title: 'has cents' }
const reportOf = (...assertionResults: (typeof passed | typeof failed)[]) => ({
  testResults: [{ name: '/work/price.test.ts', assertionResults }],
})

test('the first red test is named, with its group', () => {
  expect(verdictOf(reportOf(passed, failed), 1, '')).toEqual({ kind: 'red', by: 'the price > has cents' })
})

test('a run is green when something passed and nothing failed', () => {
  expect(verdictOf(reportOf(passed), 0, '')).toEqual({ kind: 'green' })
  expect(verdictOf(reportOf(), 0, '')).toEqual({ kind: 'untried', why: 'there is no such test' })
})

test('a run that fails without a red test counts as untried, with the end of its output', () => {
  const words = 'it ended without a failed test:\nno such file'
  expect(verdictOf(undefined, 1, 'no such file\n')).toEqual({ kind: 'untried', why: words })
  expect(verdictOf(reportOf(passed), 1, 'no such file')).toMatchObject({ kind: 'untried' })
})

test('of a run of many files each has a verdict of its own, and so have tests by their names', () => {
  const report = reportOf(passed, failed)
  expect(verdictOfFile({ file: 'price.test.ts' }, report, '')).toMatchObject({ kind: 'red' })
  expect(verdictOfFile({ file: 'price.test.ts', named: 'is well' }, report, '')).toEqual({ kind: 'green' })
  expect(verdictOfFile({ file: 'price.test.ts', named: 'the hold' }, report, '')).toMatchObject({
    why: 'there is no such test',
  })
  expect(verdictOfFile({ file: 'hold.test.ts' }, report, 'gone')).toMatchObject({ kind: 'untried' })
})
