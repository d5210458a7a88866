import * as z from 'zod/mini'
import { undoLast } from '../db/undo.ts'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { postEvent } from './events.ts'

/** Undoes the last write; repeated, the one before it. A reset or another situation cannot be undone. */
export const postUndo = control(
  {
    method: 'POST',
    path: '/undo',
    summary:
      'Undoes the last write, of 20 at most; 409 when there is none, or its rows were changed otherwise since.',
    output: z.object({ call: z.string(), at: z.string() }),
  },
  async ({ db }) => {
    const undone = await undoLast(db)
    if (undone === null) throw new Refused('conflict', 'Não há nada para desfazer.')
    if (undone === 'changed')
      throw new Refused(
        'conflict',
        'Não deu para desfazer: os mesmos dados já mudaram de novo, por outro caminho.',
      )
    const { call: name, at } = undone
    if (name === callName(postEvent)) db.settings.events = db.settings.events.slice(0, -1)
    return ok({ call: name, at }, { message: 'A última mudança foi desfeita.' })
  },
  { undoable: false, direct: true },
)
