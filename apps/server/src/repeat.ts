/** Something that goes on until it is stopped; `stop` resolves when its last round is over. */
export type Repeated = { stop(): Promise<void> }

/** Does a task again and again, with some milliseconds between two rounds; `failed` is told what a round throws. */
export function repeat(
  everyMs: number,
  task: () => Promise<void>,
  failed: (error: unknown) => void,
): Repeated {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const round = () => {
    running = Promise.resolve()
      .then(task)
      .catch(failed)
      .then(() => {
        if (!stopped) timer = setTimeout(round, everyMs)
      })
  }
  round()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
