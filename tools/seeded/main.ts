// `pnpm test:seeded`: checks that the suite notices seeded faults. `--help` lists the options.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium.mjs'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { chooseFaults, firstTierRun, inFirstTier, sampleFaults } from './choose-faults.ts'
import { makeCopy, readCopied, restore, writeCopied } from './copy.ts'
import type { Fault, Run } from './fault.ts'
import { subjects } from './faults.ts'
import { NOBODY, noticedBy, pageOf, readNoticed } from './page.ts'
import { applyFault } from './apply-fault.ts'
import { soundRuns } from './sound-runs.ts'
import { tryRun } from './try-run.ts'

stopAllOnSignal()

const { flags } = commandLine({
  name: 'pnpm test:seeded',
  does: `Puts small faults into a copy of the product (.cache/seeded), one at a time, and names the test that turns red. Ends
with 1 when one stays green. Takes an hour or more; the copy is kept for the next time.`,
  flags: {
    only: { takes: '<words>', says: 'some of them: those with these words in name, file or test' },
    sample: { takes: '<number>', says: 'as many of them, drawn over all chapters' },
    tier: {
      takes: 'first',
      says: 'by what npm test runs alone; those that it does not notice are told, and no failure',
    },
    list: { says: 'names them, tells how many of their tests npm test has, and tries none' },
    write: { says: 'writes who noticed into docs/seeded-faults.md' },
  },
})

const named = chooseFaults(
  subjects.flatMap(({ faults }) => faults),
  flags.only,
)
const chosen = flags.sample === undefined ? named : sampleFaults(named, Number(flags.sample))
if (chosen.length === 0) {
  console.error(`No fault has the words "${flags.only ?? ''}". --list names them.`)
  process.exit(2)
}
if (flags.tier !== undefined && (flags.tier !== 'first' || flags.write)) {
  console.error('--tier first is the only tier to choose, and nothing is written of it.')
  process.exit(2)
}
if (flags.list) {
  for (const { name } of chosen) process.stdout.write(`${name}\n`)
  process.stdout.write(`\n${chosen.length} faults; npm test has the tests of ${inFirstTier(chosen).length}\n`)
  process.exit(0)
}

const runOf = (fault: Fault) => (flags.tier === 'first' ? firstTierRun(fault) : fault.run)

const page = join(root, 'docs', 'seeded-faults.md')
const noticed = existsSync(page) ? readNoticed(readFileSync(page, 'utf8')) : new Map<string, string>()

process.stdout.write('Copying the work tree …\n')
await makeCopy()
const isInBrowser = ({ run }: Fault) => 'project' in run && run.project !== 'node'
if (chosen.some(isInBrowser)) process.env.CHROMIUM_PATH = await ensureChromium()
process.stdout.write('Trying the tests without any fault …\n')
const trouble = await soundRuns(chosen.map(runOf).filter((run) => run !== null))

let missed = 0
for (const fault of chosen) {
  const began = performance.now()
  const run = runOf(fault)
  const problem =
    run === null ? 'npm test has no test of it.' : (trouble(run) ?? (await tryFault(fault, run)))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (problem !== null) missed++
  const said = problem === null ? noticed.get(fault.name) : problem
  process.stdout.write(`${problem === null ? '✓' : '✗'} ${fault.name} (${seconds} s)\n  ${said}\n`)
  // Written after every fault, so that an interrupted run loses nothing.
  if (flags.write) writeFileSync(page, pageOf(subjects, noticed))
}
const early = inFirstTier(chosen).length
process.stdout.write(
  `\n${chosen.length - missed} noticed, ${missed} not; npm test has the tests of ${early}\n`,
)
process.exitCode = missed > 0 && flags.tier === undefined ? 1 : 0

/** Puts one fault in and runs a test. Returns null when the test notices, and records it; else a sentence. */
async function tryFault(fault: Fault, run: Run): Promise<string | null> {
  const { name, file } = fault
  const faulty = applyFault(fault, readCopied(file))
  if ('why' in faulty) return faulty.why
  writeCopied(file, faulty.text)
  const verdict = await tryRun(run)
  restore()
  noticed.set(name, verdict.kind === 'red' ? noticedBy(run, verdict.by) : NOBODY)
  if (verdict.kind === 'red') return null
  return verdict.kind === 'green' ? 'Nobody noticed: a test is missing.' : `Not tried: ${verdict.why}`
}
