import { http, HttpResponse } from 'msw'
import { backend, worker } from './backend.ts'

/** Holds the answer to the next such call until `release`: the backend's, or a failure with the status `fails`. */
export function holdAnswer(method: 'delete' | 'get' | 'post' | 'put', path: string, fails?: number) {
  let release: () => void = () => undefined
  let asked = false
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = async ({ request }: { request: Request }) => {
    const response = fails ? HttpResponse.json({}, { status: fails }) : await backend.handle(request)
    asked = true
    await released
    return response
  }
  worker.use(http[method](`*/api/${path}`, answer, { once: true }))
  return { release: () => release(), wasAsked: () => asked }
}
