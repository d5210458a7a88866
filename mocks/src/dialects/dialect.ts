import type { Database } from '../db/database.ts'
import type { Answer } from '../http/answer.ts'
import type { Call, Incoming } from '../http/call.ts'
import type { DialectName } from './dialect-name.ts'
import { hearReal, refuseReal, sayReal } from './real/real.ts'

type Dialect = {
  /** Answers in place of a call that the server does not have; null for those that it has. */
  refuse(call: Call, path: string): Answer | null
  /** The request in our own words. */
  hear(db: Database, incoming: Incoming): Incoming
  /** Our answer to a call of this path in the dialect's words. */
  say(path: string, answer: Answer): Answer
}

const dialects: Record<DialectName, Dialect> = {
  seed: { refuse: () => null, hear: (_db, incoming) => incoming, say: (_path, answer) => answer },
  real: { refuse: refuseReal, hear: hearReal, say: sayReal },
}

/** The dialect that a database is set to. */
export function dialectOf(db: Database): Dialect {
  return dialects[db.settings.dialect]
}
