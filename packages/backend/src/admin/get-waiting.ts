import { getWaitingSpec } from '@campo-livre/contract/admin/get-waiting.ts'
import type { Waiting } from '@campo-livre/domain/admin/waiting.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { adminTillRows } from '../tills/till-rows.ts'
import { contactRows, mailRows } from './declared-rows.ts'

/** Counts what waits for the admin (H12). */
export const getWaiting = answer(getWaitingSpec, ({ db }) => {
  const standing = (rows: readonly { status: string }[], status: string) =>
    rows.filter((row) => row.status === status).length
  const waiting: Waiting = {
    arenas: standing(db.companies.all(), 'awaiting_approval'),
    contacts: standing(contactRows.all(db), 'waiting'),
    mails: standing(mailRows.all(db), 'failed'),
    tills: standing(adminTillRows.all(db), 'unexplained'),
  }
  return ok(waiting)
})
