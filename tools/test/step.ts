import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { noteProgram } from './core-seconds.ts'
import { type Counts, judge, nothingCounted, passedOrFailed, sum } from './counts.ts'

/**
 * The result of a step and its output; `kept` counts the passed tests that were not run again (decision 039),
 * `coreSeconds` is what processors spent on it (decision 062).
 */
export type Outcome = Counts & { output: string; kept?: number; coreSeconds?: number }

/** One line of the summary: its name, the steps that must end before it, and the number of cores it takes. */
export type Step = {
  name: string
  after?: string[]
  cores?: 1 | 2
  chromium?: boolean
  work: () => Promise<Outcome>
}

/** A command that passes or fails as a whole. */
export type Check = { title: string; command: string[]; cwd?: string }

/** Runs checks one after the other; each counts as one test. */
export async function runChecks(checks: readonly Check[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const { title, command, cwd = '.' } of checks) {
    const { code, output } = await run(command, {
      cwd: join(root, cwd),
      env: toolEnv(),
      onStart: noteProgram,
    })
    outcomes.push({ ...passedOrFailed(code === 0), output: code === 0 ? '' : `✗ ${title}\n${output}` })
  }
  return { ...sum(outcomes), output: outcomes.map((outcome) => outcome.output).join('') }
}

/** A command that runs many tests and writes a JSON report of them. */
type Runner<Report> = {
  name: string
  command: (reportFile: string) => string[]
  env?: (reportFile: string) => Record<string, string>
  count: (report: Report) => Counts
  /** True when there may be no test, as for a set of changed files. */
  mayBeNone?: boolean
  /** Not called when the runner ends before it writes a report. */
  onReport?: (report: Report) => void
}

/** Runs a test runner and counts by its report. */
export async function runRunner<Report>({
  name,
  command,
  env,
  count,
  mayBeNone,
  onReport,
}: Runner<Report>): Promise<Outcome> {
  const reportFile = join(root, '.cache', 'test', `${name}.json`)
  rmSync(reportFile, { force: true })
  mkdirSync(dirname(reportFile), { recursive: true })
  const { code, output } = await run(command(reportFile), {
    cwd: root,
    env: toolEnv(env?.(reportFile)),
    onStart: noteProgram,
  })
  const report = readReport(reportFile) as Report | undefined
  if (report) onReport?.(report)
  return { ...judge(report ? count(report) : nothingCounted, code, mayBeNone), output }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // the runner ended before it could write one
  }
}
