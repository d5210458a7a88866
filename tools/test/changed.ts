// `pnpm test:changed [revision]`: types, lint, and the tests of what changed since a revision. `--help` lists the
// options.
import { execFileSync } from 'node:child_process'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { trackedFiles } from '../lib/tracked-files.ts'
import { testsBeside } from './beside.ts'
import { runAndTell } from './run-and-tell.ts'
import { runChecks, type Step } from './step.ts'
import { types } from './types.ts'
import { vitest } from './vitest.ts'

stopAllOnSignal()

const { flags, operand: revision = 'main' } = commandLine({
  name: 'pnpm test:changed',
  does: `Runs types, lint, the unit tests and the stories that import what changed since a revision, committed or not, and
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

const sources = changed.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !file.endsWith('.gen.ts'))
const inBrowser = testsBeside(changed, trackedFiles('apps/web/src/*.test.tsx', 'packages/ui/src/*.test.tsx'))
const since = `--changed=${base}`
const steps: Step[] = [
  types,
  { name: 'lint', work: () => runChecks([{ title: 'lint', command: ['oxlint', '--quiet', ...sources] }]) },
  { name: 'unit', work: vitest('unit', 'node', since) },
  {
    name: 'browser',
    chromium: true,
    work: vitest('browser', 'browser', ...(flags.all ? [since] : inBrowser)),
  },
  { name: 'stories', chromium: true, work: vitest('stories', 'storybook', since) },
]
const needless = new Set([
  ...(sources.length === 0 ? ['lint'] : []),
  ...(inBrowser.length === 0 && !flags.all ? ['browser'] : []),
])
process.stdout.write(`${changed.length} files changed since ${revision}.\n`)
await runAndTell(steps.filter(({ name }) => !needless.has(name)))
