import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { buildChecks, structureChecks } from '../test/checks.ts'
import type { Check } from '../test/step.ts'
import { copy } from './copy.ts'
import type { Run, TestRun } from './fault.ts'
import { type Verdict, verdictOf, verdictOfFile, type VitestReport } from './verdict.ts'

/** Milliseconds, longer than any run takes; a fault that hangs the run counts as not noticed. */
const timeout = 600_000

/**
 * Returns the options to run a program in the copy, with the copy's own programs: those of the work tree would load its
 * packages.
 */
const inCopy = (cwd = '.') => {
  const binaries = join(copy, 'node_modules', '.bin')
  const env = toolEnv({ PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` })
  return { cwd: join(copy, cwd), env, timeout }
}

/** Runs in the copy what a fault names, until the first failure. */
export async function tryRun(wanted: Run): Promise<Verdict> {
  if ('check' in wanted) return tryCheck(wanted.check)
  const { project, file, named } = wanted
  const { report, code, output } = await runVitest(project, ['--bail=1', ...testsNamed(named), file])
  return verdictOf(report, code, output)
}

/** Runs several test runs of one project at once; returns a function that gives the verdict on each. */
export async function tryTogether(
  project: string,
  runs: readonly TestRun[],
): Promise<(run: TestRun) => Verdict> {
  const files = new Set(runs.map(({ file }) => file))
  const names = runs.map(({ named }) => named)
  const { report, output } = await runVitest(project, [...testsNamed(...names), ...files])
  return (each) => verdictOfFile(each, report, output)
}

/** Returns the flags that run only the tests with one of these words in their names; none for no words. */
function testsNamed(...names: readonly (string | undefined)[]): string[] {
  const patterns = names.flatMap((each) => (each === undefined ? [] : literally(each)))
  return patterns.length === 0 ? [] : ['-t', patterns.join('|')]
}

/** Runs one check; a check of the build runs after the build. */
async function tryCheck(title: string): Promise<Verdict> {
  const isMeant = (each: Check) => each.title === title
  const ofBuild = buildChecks.filter((each, index) => index === 0 || isMeant(each))
  const checks = buildChecks.some(isMeant) ? ofBuild : structureChecks.filter(isMeant)
  for (const { title: by, command, cwd } of checks) {
    const { code } = await run(command, inCopy(cwd))
    if (code === 0) continue
    return by === title ? { kind: 'red', by } : { kind: 'untried', why: `"${by}" fails before it` }
  }
  return checks.length > 0 ? { kind: 'green' } : { kind: 'untried', why: `there is no check "${title}"` }
}

/** Returns a pattern that matches the text literally. */
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

async function runVitest(project: string, args: readonly string[]) {
  const reportFile = join(copy, '.cache', 'report.json')
  rmSync(reportFile, { force: true })
  mkdirSync(dirname(reportFile), { recursive: true })
  const command = ['vitest', 'run', '--project', `${project}*`, '--reporter=default', '--reporter=json']
  const { code, output } = await run([...command, `--outputFile.json=${reportFile}`, ...args], inCopy())
  return { report: readReport(reportFile), code, output }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return undefined // the runner ended before it could write one
  }
}
