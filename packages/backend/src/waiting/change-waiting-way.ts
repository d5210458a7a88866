import { changeWaitingWaySpec } from '@campo-livre/contract/waiting/waits.ts'
import { toOwnCompany } from '../companies/to-own-company.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../ownership/own-company.ts'

const messages = {
  turns: 'Quem espera é chamado um por vez.',
  all: 'Quem espera é chamado todo mundo junto.',
}

/** Says how the company offers a time that becomes free to those who wait (N7). */
export const changeWaitingWay = answer(changeWaitingWaySpec, async ({ db, user, body }) => {
  const changed = await db.companies.update(requireCompany(db, user).id, body)
  return ok(toOwnCompany(db, changed), { message: messages[body.waitingWay] })
})
