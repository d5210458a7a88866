import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { invalid } from '@campo-livre/backend/http/refused.ts'
import { applySituation } from '../situations/apply-situation.ts'
import { requireCalls } from '../situations/known-calls.ts'
import { MAX_TEXT, readSituation } from '../situations/situation-text.ts'
import { type Situation, situationSchema } from '../situations/situation.ts'

const bodySchema = z.union(
  [z.object({ link: z.string().check(z.maxLength(10 * MAX_TEXT)) }), situationSchema],
  'Essa situação não existe.',
)

function situationOf(body: Situation | { link: string }): Situation {
  if (!('link' in body)) {
    requireCalls(body.faults)
    return body
  }
  const read = readSituation(body.link)
  if (!read.ok) throw invalid('link', read.message)
  return read.situation
}

/** Applies a situation to new data; returns the token of the session that it opens. */
export const putSituation = control(
  {
    method: 'PUT',
    path: '/situation',
    summary: 'Puts the backend into a situation, or into the one of a link.',
    body: bodySchema,
  },
  async ({ db, body, headers }) => {
    const token = await applySituation(db, situationOf(body), headers)
    return ok({ now: db.clock.now(), token }, { message: 'A situação está montada.' })
  },
  { undoable: false, direct: true },
)
