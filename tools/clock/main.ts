import { commandLine } from '../lib/command-line.ts'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { chooseSteps } from '../test/choose.ts'
import { runAndTell } from '../test/run-and-tell.ts'
import { moments } from './moments.ts'
import { stepsAt } from './steps.ts'

stopAllOnSignal()

const { flags } = commandLine({
  name: 'pnpm test:clock',
  does: 'Runs the journeys, on the builds that are there, and the tests of what asks for the time at moments at which something turns.',
  flags: {
    project: { takes: '<name>', says: 'the journeys on one screen: phone or desktop' },
    only: {
      takes: '<steps>',
      says: `some of them, with commas; each of ${moments.map(({ name }) => name).join(', ')} has :journeys and :unit`,
    },
  },
})
const steps = moments.flatMap((moment) => stepsAt(moment, flags.project))
const chosen = chooseSteps(steps, flags.only)
if (typeof chosen === 'string') {
  console.error(chosen)
  process.exit(2)
}
await runAndTell(chosen)
