import { commandLine } from '../lib/command-line.ts'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { chooseSteps } from './choose.ts'
import { runAndTell } from './run-and-tell.ts'
import { stepsOf } from './steps.ts'

stopAllOnSignal()

const { flags } = commandLine({
  name: 'npm test --',
  does: `Runs what a change breaks in practice; with --whole, as "npm run test:all" does, every check and test there is. The
last line is "N passed, N failed"; ends with 1 when one failed. Unit tests, component tests, stories and journeys that
passed as they are now are not run again.`,
  flags: {
    only: {
      takes: '<steps>',
      says: `some of them, with commas: ${stepsOf('whole', false)
        .map(({ name }) => name)
        .join(', ')}`,
    },
    whole: { says: 'the second tier, too: all stories in both looks, sweeps, all journeys' },
    again: { says: 'runs again what has passed before, as CI=true does' },
  },
})
const tier = flags.whole ? 'whole' : 'first'
const chosen = chooseSteps(stepsOf(tier, flags.again || Boolean(process.env.CI)), flags.only)
if (typeof chosen === 'string') {
  console.error(chosen)
  process.exit(2)
}
await runAndTell(chosen)
