import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { personaNames } from '../personas/persona-ids.ts'
import { endAllSessions, signInPersona } from '../situations/sign-in-persona.ts'

/** Signs a user in without a password. */
export const postSession = control(
  {
    method: 'POST',
    path: '/sessions',
    summary: 'Signs a persona in without the password; refused as at the login.',
    body: z.object({ persona: z.enum(personaNames, 'Essa pessoa não existe.') }),
  },
  async ({ db, body, headers }) => {
    const token = await signInPersona(db, body.persona, headers)
    return ok({ token }, { message: 'Sessão aberta.' })
  },
  { undoable: false, keeps: ['proofs', 'mails'] },
)

/** Ends every session without telling the app. */
export const expireSessions = control(
  {
    method: 'POST',
    path: '/sessions/expire',
    summary: 'Every session ends; the apps find out by a 401.',
  },
  ({ db }) => {
    endAllSessions(db)
    return ok(null, { message: 'Todas as sessões venceram.' })
  },
  { undoable: false },
)
