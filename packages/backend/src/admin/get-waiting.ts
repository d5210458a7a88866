import { getWaitingSpec } from '@campo-livre/contract/admin/get-waiting.ts'
import type { Waiting } from '@campo-livre/domain/admin/waiting.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { adminTillRows } from './admin-till-rows.ts'
import { contactRows } from './contact-rows.ts'
import { mailRows } from './mail-rows.ts'

/** Counts what waits for the admin (H12). */
export const getWaiting = answer(getWaitingSpec, ({ db }) => {
  const standing = (rows: readonly { status: string }[], status: string) =>
    rows.filter((row) => row.status === status).length
  const waiting: Waiting = {
    arenas: standing(db.companies.all(), 'awaiting_approval'),
    contacts: standing(contactRows(db.interests.all()), 'waiting'),
    mails: standing(mailRows(db.mails.all()), 'failed'),
    tills: standing(adminTillRows(db, db.tills.all()), 'unexplained'),
  }
  return ok(waiting)
})
