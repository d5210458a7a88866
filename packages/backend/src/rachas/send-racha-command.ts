import { sendRachaCommandSpec } from '@campo-livre/contract/rachas/send-racha-command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { carryOutRacha } from './apply-racha-command.ts'
import { toRachaDetail } from './racha-rows.ts'

/** Carries out one command about a racha (H7, decision 079). */
export const sendRachaCommand = answer(sendRachaCommandSpec, async ({ db, now, user, body }) => {
  const racha = await carryOutRacha(db, { now, user }, body)
  return ok(toRachaDetail(db, now, racha, user), { message: 'Racha atualizado.' })
})
