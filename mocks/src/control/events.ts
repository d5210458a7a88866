import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { eventNames } from '../situations/event-names.ts'
import { raiseEvent } from '../situations/raise-event.ts'
import { eventWords } from '../situations/words.ts'

/** Makes an event happen now. */
export const postEvent = control(
  {
    method: 'POST',
    path: '/events',
    summary: 'Makes something happen now; 409 where there is nothing it could happen to.',
    body: z.object({ event: z.enum(eventNames, 'Esse evento não existe.') }),
  },
  async ({ db, body: { event } }) => {
    await raiseEvent(db, event)
    return ok(null, { message: `Aconteceu: ${eventWords[event].label}.` })
  },
)
