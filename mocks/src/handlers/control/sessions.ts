import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { personaNames } from '../../personas/persona-ids.ts'
import { endAllSessions, signInPersona } from '../../situations/sign-in-persona.ts'

/** Somebody signs in, without a password. */
export const postSession = call({
  method: 'POST',
  path: '/sessions',
  who: 'anyone',
  summary: 'Signs a persona in without the password; refused as at the login.',
  body: z.object({ persona: z.enum(personaNames, 'Essa pessoa não existe.') }),
  undoable: false,
  handle: async ({ db, body, headers }) => {
    const token = await signInPersona(db, body.persona, headers)
    return ok({ token }, { message: 'Sessão aberta.' })
  },
})

/** Every session ends, and no app knows it yet. */
export const expireSessions = call({
  method: 'POST',
  path: '/sessions/expire',
  who: 'anyone',
  summary: 'Every session ends; the apps find out by a 401.',
  undoable: false,
  handle: ({ db }) => {
    endAllSessions(db)
    return ok(null, { message: 'Todas as sessões venceram.' })
  },
})
