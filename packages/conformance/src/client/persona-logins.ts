import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import type { Login, Logins } from './logins.ts'

const login = (name: string): Login => ({ email: `${name}@campolivre.test`, password: PERSONA_PASSWORD })

/** The personas that the suite signs in as on the mock. */
export const personaLogins: Logins = {
  athlete: login('atleta'),
  athlete2: login('nova'),
  company: login('empresa'),
  company2: login('empresa.nova'),
  admin: login('admin'),
}
