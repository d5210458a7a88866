import type { Outcome, Step } from './step.ts'

export type Result = Outcome & { name: string; seconds: number }

/**
 * Runs the steps on a number of cores, in the given order: each as soon as its turn has come and enough cores are free.
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
  const finish = (result: Result) => {
    results.push(result)
    onResult(result)
  }

  return new Promise((resolve) => {
    const advance = () => {
      for (const step of waiting.slice()) {
        const { name, after = [] } = step
        const size = Math.min(step.cores ?? 1, cores)
        if (!after.every(ended)) continue
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

/** Runs a step; one that throws has failed. */
const settle = (step: Step): Promise<Outcome> =>
  step.work().catch((error: unknown) => ({ passed: 0, failed: 1, skipped: 0, output: `${String(error)}\n` }))
