import { getRachaSpec } from '@campo-livre/contract/rachas/get-racha.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toRachaDetail } from './racha-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a pickup game with everyone in it, to its organizer and participants; 404 for anybody else. */
export const getRacha = answer(owned(getRachaSpec, 'rachas', 'invited'), ({ db, now, user, row }) =>
  ok(toRachaDetail(db, now, row, user)),
)
