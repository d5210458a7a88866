import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../lib/chromium.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { describe, summary } from './report.ts'
import { runSteps } from './schedule.ts'
import { chooseSteps } from './choose.ts'
import { steps } from './steps.ts'

stopAllOnSignal()

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = chooseSteps(steps, values.only)
if (typeof chosen === 'string') {
  console.error(chosen)
  process.exit(2)
}

const started = performance.now()
if (chosen.some((step) => step.chromium)) process.env.CHROMIUM_PATH = await ensureChromium()
const results = await runSteps(chosen, availableParallelism(), (result) =>
  process.stdout.write(`${describe(result)}\n`),
)

// In the order of the steps, not of their ends.
results.sort(
  (a, b) => chosen.findIndex((s) => s.name === a.name) - chosen.findIndex((s) => s.name === b.name),
)
process.stdout.write(`${summary(results, (performance.now() - started) / 1000)}\n`)
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0
