import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import * as z from 'zod/mini'
import { backend } from '../../../../testing/backend.ts'

const answerSchema = z.object({ data: z.object({ token: z.string() }) })

/** Signs a user in on another device with the browser's name. */
export async function otherDevice(email: string) {
  const login = new Request(new URL('/api/auth/login', location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PERSONA_PASSWORD }),
  })
  const { data } = z.parse(answerSchema, await (await backend.handle(login)).json())
  return {
    /** Returns the status of its session: 200 while signed in, 401 afterwards. */
    status: async (): Promise<number> => {
      const headers = { Authorization: `Bearer ${data.token}` }
      const me = await backend.handle(new Request(new URL('/api/me', location.origin), { headers }))
      return me.status
    },
  }
}

/** Returns whether a password signs in. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  const url = new URL('/api/auth/login', location.origin)
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password })
  return (await backend.handle(new Request(url, { method: 'POST', headers, body }))).ok
}
