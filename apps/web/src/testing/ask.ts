import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import * as z from 'zod/mini'
import { backend } from './backend.ts'

/** Asks the backend as another device; returns the `data` of the answer. */
export async function ask(path: string, body?: object, token?: string): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await backend.handle(new Request(new URL(path, location.origin), init))
  return z.parse(z.object({ data: z.unknown() }), await answer.json()).data
}

/** Signs a persona in on another device; returns the token. */
export async function signInAs(email: string): Promise<string> {
  const session = await ask('/api/auth/login', { email, password: PERSONA_PASSWORD })
  return z.parse(z.object({ token: z.string() }), session).token
}
