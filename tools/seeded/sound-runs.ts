import type { Run } from './fault.ts'
import { tryRun, tryTogether } from './try-run.ts'
import type { Verdict } from './verdict.ts'

const keyOf = (run: Run) => JSON.stringify(run)

/**
 * Tries every run once without a fault, many at a time: only a run that passes proves something by failing later.
 * Returns a function that gives the reason why a run proves nothing; null when it does.
 */
export async function soundRuns(runs: readonly Run[]): Promise<(run: Run) => string | null> {
  const verdicts = new Map<string, Verdict>()
  const different = [...new Map(runs.map((run) => [keyOf(run), run])).values()]
  const tests = different.filter((run) => 'file' in run)
  // Whole files run apart from named tests: a filter by name holds for all files of a run.
  const together = Map.groupBy(tests, ({ project, named }) => `${project} ${named === undefined}`)
  for (const own of together.values()) {
    const verdictOf = await tryTogether(own[0]?.project ?? '', own)
    for (const run of own) verdicts.set(keyOf(run), verdictOf(run))
  }
  for (const run of different) if ('check' in run) verdicts.set(keyOf(run), await tryRun(run))
  return (run) => {
    const verdict = verdicts.get(keyOf(run))
    if (verdict?.kind === 'green') return null
    return verdict?.kind === 'red'
      ? `This proves nothing: without the fault it is red as well: ${verdict.by}`
      : `This proves nothing: ${verdict?.why}`
  }
}
