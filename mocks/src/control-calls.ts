import { getCase, putCase } from './control/case.ts'
import { postClock } from './control/clock.ts'
import { postData } from './control/data.ts'
import { postEvent } from './control/events.ts'
import { putFaults } from './control/faults.ts'
import { listMails } from './control/list-mails.ts'
import { clearLog, listLog } from './control/log.ts'
import { mailbox } from './control/mailbox.ts'
import { postCardDecision } from './control/decide-card.ts'
import { payPix } from './control/pay-pix.ts'
import { reset } from './control/reset.ts'
import { expireSessions, postSession } from './control/sessions.ts'
import { setDialect } from './control/set-dialect.ts'
import { putSituation } from './control/situation.ts'
import { state } from './control/state.ts'
import { postUndo } from './control/undo.ts'
import type { ControlCall } from './control/control.ts'

/** The calls beside the API, at `/__mock`, that no real server has. */
export const controlCalls: readonly ControlCall[] = [
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
