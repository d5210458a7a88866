import { http } from 'msw'
import { worker } from './backend.ts'
import type { Fault } from './faults.ts'

const intercept = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Returns `/fields/{id}` as a pattern of the interceptor. */
const patternOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/**
 * Answers a call, such as `GET /fields/{id}`, with a fault until the worker's handlers are reset. `times` counts the
 * requests: a fault that never happened proves nothing.
 */
export function failCall(call: string, { answer }: Fault): { times: () => number } {
  const [method, path] = call.split(' ') as [keyof typeof intercept, string]
  let times = 0
  worker.use(
    intercept[method](patternOf(path), () => {
      times++
      return answer()
    }),
  )
  return { times: () => times }
}
