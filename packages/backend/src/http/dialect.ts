import type { Database } from '../store/database.ts'
import type { Answer } from './answer.ts'
import type { Call, Incoming } from './call.ts'

/** The look of calls on the wire: the seed's own, or that of another server. */
export type Dialect = {
  /** True when calls that declare an `ETag` have one. */
  etags: boolean
  /** Returns the answer to a call that the server does not have; null for one that it has. */
  refuse(call: Call, path: string): Answer | null
  /** Translates a request into the seed's dialect. */
  parseRequest(db: Database, incoming: Incoming): Incoming
  /** Translates the answer to a call of this path into the dialect. */
  formatAnswer(path: string, answer: Answer): Answer
}

/** The dialect of the seed: requests and answers as the contract declares them. */
export const seedDialect: Dialect = {
  etags: true,
  refuse: () => null,
  parseRequest: (_db, incoming) => incoming,
  formatAnswer: (_path, answer) => answer,
}
