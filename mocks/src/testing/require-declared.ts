import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { undeclared } from '@campo-livre/conformance/declared.ts'
import { faultOfCode } from '@campo-livre/conformance/judge.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { codesOf } from '@campo-livre/contract/codes-of.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'

type Answered = { status: number; body: unknown }

/**
 * Throws when an answer is not what its call declares, or has more than that, such as a password or a code that the
 * reference does not have. A `server_error` is exempt: no call declares it.
 */
export function requireDeclared(method: string, path: string, answered: Answered): void {
  const { pathname } = new URL(path, 'https://campo.test')
  const call = apiCalls.find((each) => each.method === method && each.match(pathname) !== null)
  const fault = call && faultOf(call, answered)
  if (call && fault)
    throw new Error(
      `${method} ${call.path} answers other than it declares: ${fault} ${JSON.stringify(answered.body)}`,
    )
}

function faultOf(call: Call, answered: Answered): string | null {
  if (answered.status < 400) return undeclared(call, answered)
  const { code } = answered.body as { code?: unknown }
  const broke = code === 'server_error' && answered.status === refusalStatus.server_error
  return broke ? null : faultOfCode(answered, codesOf(call))
}
