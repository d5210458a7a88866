import { AsyncLocalStorage } from 'node:async_hooks'
import { setRandomSource } from '@campo-livre/backend/ports/random.ts'

/** The numbers that were drawn, and how many of them the present start of the task has used. */
type Drawn = { readonly numbers: number[]; used: number }

const drawing = new AsyncLocalStorage<Drawn>()

/** Returns a function that runs a task; each time it starts, the task draws the same random numbers. */
export function repeatable(): <T>(task: () => Promise<T>) => Promise<T> {
  const drawn: Drawn = { numbers: [], used: 0 }
  return (task) => {
    drawn.used = 0
    return drawing.run(drawn, task)
  }
}

function draw(count: number): Iterable<number> {
  const drawn = drawing.getStore()
  if (!drawn) return crypto.getRandomValues(new Uint32Array(count))
  const { numbers, used } = drawn
  const missing = used + count - numbers.length
  if (missing > 0) numbers.push(...crypto.getRandomValues(new Uint32Array(missing)))
  drawn.used = used + count
  return numbers.slice(used, used + count)
}

setRandomSource(draw)
