import { configureApi } from '@campo-livre/api/client/client.ts'
import { login } from '@campo-livre/api/session/login.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { store } from '../apps/web/src/lib/store.ts'
import { tokenAtom, userAtom } from '../apps/web/src/session/atoms.ts'
import { loseSession } from '../apps/web/src/session/session.ts'

configureApi({ baseUrl: '/api', token: () => store.get(tokenAtom), onUnauthorized: loseSession })

/** Signs in as the persona of this address, or leaves the story to a visitor. Nothing is kept. */
export async function signInAs(email: string | undefined): Promise<void> {
  const session = email ? await login({ email, password: PERSONA_PASSWORD }) : null
  store.set(tokenAtom, session?.token ?? null)
  store.set(userAtom, session?.user ?? null)
}
