import { apiCalls } from '../calls.ts'
import { undeclared } from '../contract/declared.ts'

type Answered = { status: number; body: unknown }

/** Throws when a good answer is not what its call declares, or says more than that: no password slips out unseen. */
export function requireDeclared(method: string, path: string, answered: Answered): void {
  const { pathname } = new URL(path, 'https://campo.test')
  const call = apiCalls.find((each) => each.method === method && each.match(pathname) !== null)
  if (!call || answered.status >= 400) return
  const fault = undeclared(call, answered)
  if (fault !== null)
    throw new Error(
      `${method} ${call.path} answers other than it declares: ${fault} ${JSON.stringify(answered.body)}`,
    )
}
