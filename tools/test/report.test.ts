import { expect, it } from 'vitest'
import { chooseSteps } from './choose.ts'
import { describe as describeResult, summary, table } from './report.ts'

const unit = { name: 'unit', passed: 7, failed: 0, skipped: 1, seconds: 1.26, output: 'noise' }
const lint = { name: 'lint', passed: 0, failed: 1, skipped: 0, seconds: 0.5, output: 'any is not allowed\n' }

it('ends with the line that is read by machines', () => {
  expect(summary([unit, lint], 3).split('\n').at(-1)).toBe('7 passed, 1 failed')
})

it('prints what a step said only when it failed', () => {
  expect(describeResult(unit)).toBe('✓ unit: 7 passed (1.3 s)')
  expect(describeResult(lint)).toContain('any is not allowed')
})

it('tells how many were not run again', () => {
  const kept = { ...unit, kept: 5 }
  expect(describeResult(kept)).toBe('✓ unit: 7 passed (5 kept) (1.3 s)')
  const lines = summary([kept, lint], 3).split('\n')
  expect(lines.filter((line) => line.includes('(5 kept) 7'))).toHaveLength(2)
  expect(lines.at(-1)).toBe('7 passed, 1 failed')
})

it('tells what processors spent on each step and in all, where the system tells', () => {
  expect(summary([unit], 3)).not.toContain('core-seconds')
  const lines = summary(
    [
      { ...unit, coreSeconds: 12.34 },
      { ...lint, coreSeconds: 2 },
    ],
    3,
  ).split('\n')
  const last = lines
    .filter((line) => /^(?:step|unit|lint|in all) /.test(line))
    .map((line) => line.split(' ').at(-1))
  expect(last).toEqual(['core-seconds', '12.3', '2.0', '14.3'])
})

it('lines up the columns of a table', () => {
  expect(
    table([
      ['step', 'passed'],
      ['e2e', '12'],
    ]),
  ).toBe('step  passed\ne2e       12')
})

const steps = ['lint', 'build', 'unit'].map((name) => ({
  name,
  work: () => Promise.reject(new Error('unused')),
}))

it('chooses steps by name, in their own order', () => {
  expect(chooseSteps(steps, 'unit, lint')).toEqual([steps[0], steps[2]])
  expect(chooseSteps(steps, undefined)).toBe(steps)
})

it('names the steps when one is unknown', () => {
  expect(chooseSteps(steps, 'units')).toBe('There is no step "units". The steps are lint, build, unit.')
})
