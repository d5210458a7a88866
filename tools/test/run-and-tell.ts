import { availableParallelism } from 'node:os'
import { ensureChromium } from '../lib/chromium.mjs'
import { withCoreSeconds } from './core-seconds.ts'
import { describe, summary } from './report.ts'
import { runSteps } from './schedule.ts'
import type { Step } from './step.ts'

/** Runs the steps, prints each result and the summary; the exit code is 1 when something failed. */
export async function runAndTell(steps: Step[]): Promise<void> {
  const started = performance.now()
  if (steps.some((step) => step.chromium)) process.env.CHROMIUM_PATH = await ensureChromium()
  // One more than there are cores: a browser waits for a quarter of its time.
  const metered = steps.map((step) => ({ ...step, work: () => withCoreSeconds(step.work) }))
  const results = await runSteps(metered, availableParallelism() + 1, (result) =>
    process.stdout.write(`${describe(result)}\n`),
  )
  // In the order of the steps, not of their ends.
  results.sort(
    (a, b) => steps.findIndex((s) => s.name === a.name) - steps.findIndex((s) => s.name === b.name),
  )
  process.stdout.write(`${summary(results, (performance.now() - started) / 1000)}\n`)
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0
}
