import { changeWaitingWaySpec } from '@campo-livre/contract/waiting/waits.ts'
import { waitingWayOf } from '@campo-livre/domain/waiting/wait.ts'
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
  const company = requireCompany(db, user)
  // An arena that has chosen nothing offers as one that has chosen turns.
  const changed =
    waitingWayOf(company) === body.waitingWay ? company : await db.companies.update(company.id, body)
  return ok(toOwnCompany(db, changed), { message: messages[body.waitingWay] })
})
