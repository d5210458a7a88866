import type { Database } from '../db/database.ts'
import type { Answer } from '../http/answer.ts'
import type { Call, Incoming } from '../http/call.ts'
import type { DialectName } from './dialect-name.ts'
import { parseRealRequest, refuseRealCall, formatRealAnswer } from './real/real.ts'

type Dialect = {
  /** True when calls that declare an `ETag` have one. */
  etags: boolean
  /** Returns the answer to a call that the server does not have; null for one that it has. */
  refuse(call: Call, path: string): Answer | null
  /** Translates a request into the seed's dialect. */
  parseRequest(db: Database, incoming: Incoming): Incoming
  /** Translates the answer to a call of this path into the dialect. */
  formatAnswer(path: string, answer: Answer): Answer
}

const dialects: Record<DialectName, Dialect> = {
  seed: {
    etags: true,
    refuse: () => null,
    parseRequest: (_db, incoming) => incoming,
    formatAnswer: (_path, answer) => answer,
  },
  real: {
    etags: false,
    refuse: refuseRealCall,
    parseRequest: parseRealRequest,
    formatAnswer: formatRealAnswer,
  },
}

/** Returns the dialect that a database is set to. */
export function dialectOf(db: Database): Dialect {
  return dialects[db.settings.dialect]
}
