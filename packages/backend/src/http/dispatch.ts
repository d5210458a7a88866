import type { Database } from '../store/database.ts'
import { NotLoaded } from '../store/not-loaded.ts'
import type { UnitOfWork } from '../store/unit-of-work.ts'
import { giveSharesBack } from '../splits/give-shares-back.ts'
import { keepTillSums } from '../tills/keep-till-sums.ts'
import { passOnFreed } from '../waiting/pass-on-freed.ts'
import { noteAudit } from '../admin/note-audit.ts'
import type { Bank } from '../ports/bank.ts'
import type { Files } from '../ports/files.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Answer } from './answer.ts'
import { authenticate, touchSession } from './authenticate.ts'
import type { Call, Incoming } from './call.ts'
import { NO_SUCH_CALL, NOT_IN_DIALECT, ruleOfBreakage, ruleOfCall } from './rules.ts'
import type { Dialect } from './dialect.ts'
import { withEtag } from './etag.ts'
import { callName } from './call-name.ts'
import { notFound, Refused, serverError } from './refused.ts'

/** An answer, and the call that gave it; null for an unknown path. */
export type Dispatched = Answer & { call: Call | null }

/** All that answers calls: the rows, the beginning of a call's writes to them, the ports, and the dialect. */
export type Served<D extends Database> = {
  readonly db: D
  readonly bank: Bank
  readonly passwords: Passwords
  readonly files: Files
  readonly dialect: Dialect
  readonly begin: (call: Call<D>) => UnitOfWork<D>
}

/**
 * Finds the call of a request and answers it, in the dialect that is set. Every error is answered in the envelope. What
 * the call writes is stored as a whole, or not at all where it refuses or breaks (decision 093).
 */
export async function dispatch<D extends Database>(
  { db, bank, passwords, files, dialect, begin }: Served<D>,
  calls: readonly Call<D>[],
  asked: Incoming,
): Promise<Dispatched> {
  const incoming = dialect.parseRequest(db, asked)
  for (const call of calls) {
    const params = call.method === incoming.method ? call.match(incoming.path) : null
    if (!params) continue
    const unknown = dialect.refuse(call, incoming.path)
    if (unknown) return { ...unknown, rule: NOT_IN_DIALECT, call }
    const at = db.clock.now()
    const asking = authenticate(db, incoming.headers)
    const unit = begin(call)
    const answer = await settle(call, () =>
      call.answer({ db: unit.db, bank, passwords, files }, incoming, params),
    )
    const refused = answer.status >= 400
    if (call.undoable && asking && !refused)
      await noteAudit(unit.db, { user: asking, call: callName(call), at, ...answer.audit }, unit.changes)
    if (!refused) {
      await giveSharesBack(unit.db, unit.changes, at)
      await passOnFreed(unit.db, unit.changes, at)
      await keepTillSums(unit.db, unit.changes, at)
    }
    await unit.store(refused ? call.keeps : undefined)
    // The last, since a database answers no question to its lists once a call has written.
    if (asking) await touchSession(db, at, incoming.headers)
    const formatted = dialect.formatAnswer(asked.path, answer)
    const told = call.etag && dialect.etags ? withEtag(formatted, incoming.headers) : formatted
    return { ...told, call }
  }
  return { ...dialect.formatAnswer(asked.path, notFound().because(NO_SUCH_CALL).toAnswer()), call: null }
}

async function settle(call: Pick<Call, 'refusals'>, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof NotLoaded) throw error
    if (error instanceof Refused) return { rule: ruleOfCall(call, error), ...error.toAnswer() }
    console.error('[backend]', error)
    return serverError().because(ruleOfBreakage(error)).toAnswer()
  }
}
