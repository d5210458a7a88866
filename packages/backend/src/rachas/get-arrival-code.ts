import { getArrivalCodeSpec } from '@campo-livre/contract/rachas/get-arrival-code.ts'
import { arrivalCode } from '@campo-livre/domain/rachas/arrival-code.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { ARRIVAL_SECRET } from './racha-context.ts'

/** Returns the code that the organiser shows at the field now; 404 for anybody else. */
export const getArrivalCode = answer(getArrivalCodeSpec, ({ db, now, user, params }) => {
  const racha = db.rachas.find(params.id)
  if (!racha || racha.organizerId !== user.id) throw notFound()
  return ok(arrivalCode(racha, ARRIVAL_SECRET, now))
})
