// `pnpm test:changed [revision]`: lint, and the tests of what changed since a revision. `--help` lists the options.
import { execFileSync } from 'node:child_process'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { trackedFiles } from '../lib/tracked-files.ts'
import { testsBeside } from './beside.ts'
import { runAndTell } from './run-and-tell.ts'
import { runChecks, type Step } from './step.ts'
import { vitest } from './vitest.ts'

stopAllOnSignal()

const { flags, operand: revision = 'main' } = commandLine({
  name: 'pnpm test:changed',
  does: `Runs lint, the unit tests and the stories that import what changed since a revision, committed or not, and
the browser tests of its subjects: nearly all of those start the whole app, so that each imports everything.`,
  operand: {
    name: '<revision>',
    says: 'a branch, a tag or a commit; what it has in common with HEAD counts (main)',
  },
  flags: { all: { says: 'every browser test that imports what changed' } },
})

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/** Returns the commit at which the present branch left the revision. */
function branchedFrom(): string {
  try {
    return git('merge-base', revision, 'HEAD')
  } catch {
    console.error(`There is no revision "${revision}" that this branch comes from.`)
    return process.exit(2)
  }
}

const base = branchedFrom()
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = `${git('diff', '--name-only', '--diff-filter=d', base)}\n${untracked}`
  .split('\n')
  .filter(Boolean)
if (changed.length === 0) {
  process.stdout.write(`Nothing changed since ${revision}.\n`)
  process.exit(0)
}

const inBrowser = testsBeside(changed, trackedFiles('apps/web/src/*.test.tsx', 'packages/ui/src/*.test.tsx'))
const since = `--changed=${base}`
const steps: Step[] = [
  // All files: a type that changed fails those that use it.
  { name: 'lint', work: () => runChecks([{ title: 'lint', command: ['oxlint', '--quiet'] }]) },
  { name: 'unit', work: vitest('unit', ['node', 'node-sweep'], since) },
  {
    name: 'browser',
    chromium: true,
    work: vitest('browser', ['browser', 'sweep'], ...(flags.all ? [since] : inBrowser)),
  },
  {
    name: 'stories',
    chromium: true,
    work: vitest('stories', ['storybook-light', 'storybook-dark-phone'], since),
  },
]
const withBrowser = flags.all || inBrowser.length > 0
process.stdout.write(`${changed.length} files changed since ${revision}.\n`)
await runAndTell(steps.filter(({ name }) => name !== 'browser' || withBrowser))
