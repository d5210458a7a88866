/** Returns what runs tasks, so many at once; the others wait for their turn, in the order in which they came. */
export function turnsOf(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    // Whoever ends gives its turn to the next: nobody comes between them.
    if (running < atOnce) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
