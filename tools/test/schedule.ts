import type { Outcome, Step } from './step.ts'

export type Result = Outcome & { name: string; seconds: number }

/**
 * Runs the steps on a number of cores: each as soon as what it needs has passed and enough cores are free, in the
 * order given. A step whose need has failed is not run and counts as failed.
 */
export async function runSteps(
  steps: Step[],
  cores: number,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...steps]
  const names = new Set(steps.map((step) => step.name))
  let free = cores

  const ended = (name: string) => !names.has(name) || results.some((result) => result.name === name)
  const failed = (name: string) => results.some((result) => result.name === name && result.failed > 0)
  const finish = (result: Result) => {
    results.push(result)
    onResult(result)
  }

  return new Promise((resolve) => {
    const advance = () => {
      for (const step of waiting.slice()) {
        const { name, after = [], needs = [] } = step
        const size = Math.min(step.cores ?? 1, cores)
        if (![...after, ...needs].every(ended)) continue
        const missing = needs.find(failed)
        if (missing) {
          waiting.splice(waiting.indexOf(step), 1)
          finish({
            name,
            passed: 0,
            failed: 1,
            skipped: 0,
            seconds: 0,
            output: `Not run: ${missing} failed.\n`,
          })
          return advance()
        }
        if (size > free) return // keep the order: a step of two cores is not starved by small ones
        waiting.splice(waiting.indexOf(step), 1)
        free -= size
        const started = performance.now()
        void settle(step).then((outcome) => {
          free += size
          finish({ name, ...outcome, seconds: (performance.now() - started) / 1000 })
          advance()
        })
      }
      if (results.length === steps.length) resolve(results)
    }
    advance()
  })
}

/** A step that throws has failed. */
const settle = (step: Step): Promise<Outcome> =>
  step.work().catch((error: unknown) => ({ passed: 0, failed: 1, skipped: 0, output: `${String(error)}\n` }))
