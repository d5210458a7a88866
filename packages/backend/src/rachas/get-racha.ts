import { getRachaSpec } from '@campo-livre/contract/rachas/get-racha.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { isInvolved, toRachaDetail } from './racha-rows.ts'

/** Returns a pickup game with everyone in it, to its organizer and participants; 404 for anybody else. */
export const getRacha = answer(getRachaSpec, ({ db, now, user, params }) => {
  const racha = db.rachas.find(params.id)
  if (!racha || !isInvolved(racha, user)) throw notFound()
  return ok(toRachaDetail(db, now, racha, user))
})
