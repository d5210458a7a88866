import type { Database } from '../db/database.ts'
import { beginUnit, directly } from '../db/unit-of-work.ts'
import { noteAudit } from '../handlers/admin/note-audit.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { Answer } from './answer.ts'
import { authenticate, touchSession } from './authenticate.ts'
import type { Call, Incoming } from './call.ts'
import { NO_SUCH_CALL, NOT_IN_DIALECT, ruleOfBreakage, ruleOfCall } from '../log/rules.ts'
import { withEtag } from './etag.ts'
import { callName } from './call-name.ts'
import { notFound, Refused, serverError } from './refused.ts'

/** An answer, and the call that gave it; null for an unknown path. */
export type Dispatched = Answer & { call: Call | null }

/**
 * Finds the call of a request and answers it, in the dialect that is set. Every error is answered in the envelope. What
 * the call writes is stored as a whole, or not at all where it refuses or breaks (decision 093).
 */
export async function dispatch(db: Database, calls: readonly Call[], asked: Incoming): Promise<Dispatched> {
  const dialect = dialectOf(db)
  const incoming = dialect.parseRequest(db, asked)
  for (const call of calls) {
    const params = call.method === incoming.method ? call.match(incoming.path) : null
    if (!params) continue
    const unknown = dialect.refuse(call, incoming.path)
    if (unknown) return { ...unknown, rule: NOT_IN_DIALECT, call }
    const at = db.clock.now()
    const asking = authenticate(db, incoming.headers)
    if (asking) await touchSession(db, at, incoming.headers)
    db.history.begin()
    const unit = call.direct ? directly(db) : beginUnit(db)
    const answer = await settle(call, () => call.answer(unit.db, incoming, params))
    const refused = answer.status >= 400
    const name = callName(call)
    if (call.undoable && asking && !refused)
      await noteAudit(unit.db, { user: asking, call: name, at, ...answer.audit }, unit.changes)
    await unit.store(refused ? call.keeps : undefined)
    if (call.undoable) db.history.end(name, at)
    const formatted = dialect.formatAnswer(incoming.path, answer)
    const told = call.etag && dialect.etags ? withEtag(formatted, incoming.headers) : formatted
    return { ...told, call }
  }
  return { ...dialect.formatAnswer(incoming.path, notFound().because(NO_SUCH_CALL).toAnswer()), call: null }
}

async function settle(call: Call, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refused) return { rule: ruleOfCall(call, error), ...error.toAnswer() }
    console.error('[mock backend]', error)
    return serverError().because(ruleOfBreakage(error)).toAnswer()
  }
}
