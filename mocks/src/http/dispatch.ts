import type { Database } from '../db/database.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { Answer } from './answer.ts'
import type { Call, Incoming } from './call.ts'
import { notFound, Refused, stumbled } from './refused.ts'

export type Dispatched = Answer & { unknown?: boolean }

/**
 * Finds the call that fits and answers it, in the dialect that is set. Whatever goes wrong comes out in the envelope, never as a page.
 */
export async function dispatch(db: Database, calls: readonly Call[], asked: Incoming): Promise<Dispatched> {
  const dialect = dialectOf(db)
  const incoming = dialect.hear(db, asked)
  for (const call of calls) {
    const params = call.method === incoming.method ? call.match(incoming.path) : null
    if (!params) continue
    const refused = dialect.refuse(call, incoming.path)
    return refused ?? dialect.say(incoming.path, await settle(() => call.answer(db, incoming, params)))
  }
  return { ...notFound().toAnswer(), unknown: true }
}

async function settle(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refused) return error.toAnswer()
    console.error('[mock backend]', error)
    return stumbled().toAnswer()
  }
}
