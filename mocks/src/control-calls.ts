import { getCase, putCase } from './handlers/control/case.ts'
import { postClock } from './handlers/control/clock.ts'
import { postData } from './handlers/control/data.ts'
import { postEvent } from './handlers/control/events.ts'
import { putFaults } from './handlers/control/faults.ts'
import { listMails } from './handlers/control/list-mails.ts'
import { clearLog, listLog } from './handlers/control/log.ts'
import { mailbox } from './handlers/control/mailbox.ts'
import { postCardDecision } from './handlers/control/decide-card.ts'
import { payPix } from './handlers/control/pay-pix.ts'
import { reset } from './handlers/control/reset.ts'
import { expireSessions, postSession } from './handlers/control/sessions.ts'
import { setDialect } from './handlers/control/set-dialect.ts'
import { putSituation } from './handlers/control/situation.ts'
import { state } from './handlers/control/state.ts'
import { postUndo } from './handlers/control/undo.ts'
import type { Call } from './http/call.ts'

/** The calls beside the API, at `/__mock`, that no real server has. */
export const controlCalls: readonly Call[] = [
  reset,
  state,
  listMails,
  mailbox,
  setDialect,
  putSituation,
  postData,
  postClock,
  postSession,
  expireSessions,
  putFaults,
  postEvent,
  payPix,
  postCardDecision,
  listLog,
  clearLog,
  postUndo,
  getCase,
  putCase,
]
