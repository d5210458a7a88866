import { expect, it } from 'vitest'
import { runSteps } from './schedule.ts'
import type { Outcome, Step } from './step.ts'

const good: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' }
const bad: Outcome = { passed: 0, failed: 1, skipped: 0, output: 'broken\n' }

/** Makes steps that log when they start and end. */
function recorder() {
  const log: string[] = []
  const step = (name: string, rest: Partial<Step> = {}, outcome = good): Step => ({
    name,
    work: async () => {
      log.push(`${name} starts`)
      await Promise.resolve()
      log.push(`${name} ends`)
      return outcome
    },
    ...rest,
  })
  return { log, step }
}

const nobody = () => undefined

it('runs as many steps at once as there are cores', async () => {
  const { log, step } = recorder()
  await runSteps([step('a'), step('b'), step('c')], 2, nobody)
  expect(log.slice(0, 2)).toEqual(['a starts', 'b starts'])
  expect(log.indexOf('c starts')).toBeGreaterThan(log.indexOf('a ends'))
})

it('gives a step of two cores the machine for itself', async () => {
  const { log, step } = recorder()
  await runSteps([step('a'), step('big', { cores: 2 }), step('c')], 2, nobody)
  expect(log).toEqual(['a starts', 'a ends', 'big starts', 'big ends', 'c starts', 'c ends'])
})

it('runs everything on a single core', async () => {
  const { step } = recorder()
  const results = await runSteps([step('a'), step('big', { cores: 2 })], 1, nobody)
  expect(results.map((result) => result.passed)).toEqual([1, 1])
})

it('does not wait for a step that was not chosen', async () => {
  const { step } = recorder()
  const results = await runSteps([step('e2e', { after: ['build'] })], 2, nobody)
  expect(results.map((result) => result.name)).toEqual(['e2e'])
})

it('runs a step after another one, though that failed', async () => {
  const { log, step } = recorder()
  await runSteps([step('build', { after: ['structure'] }), step('structure', {}, bad)], 2, nobody)
  expect(log).toEqual(['structure starts', 'structure ends', 'build starts', 'build ends'])
})

it('fails a step that throws', async () => {
  const { step } = recorder()
  const broken = step('broken', { work: () => Promise.reject(new Error('no such program')) })
  const [result] = await runSteps([broken], 2, nobody)
  expect(result).toMatchObject({ failed: 1, output: 'Error: no such program\n' })
})
