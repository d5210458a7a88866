import type { WireResponse } from './transport.ts'
import type { Payload } from './change.ts'
import type { TestClient } from './client/test-client.ts'
import type { Session } from './client/logins.ts'
import type { Reason } from './not-tried.ts'

export type Params = Readonly<Record<string, string>>

/** A correct request, with everything it needs made by calls of the API: its user, the ids in its path, its body. */
export type ValidRequest = Payload & {
  by: Session | null
  params?: Params
  /** True when it writes to a given account, so cases that could do harm are left out. */
  lent?: boolean
}

/** The knowledge about a call that its declaration does not have. */
export type Subject = {
  /** Names the subject where a call has two: `by the company`. */
  named?: string
  /** Makes a good request, a new one each time, as sending it may use up its object. */
  validRequest: (client: TestClient) => Promise<ValidRequest>
  /** Makes the request that refusals are derived from, where wrong ones count as tries and could lock an account. */
  harmless?: (client: TestClient) => Promise<ValidRequest>
  /** Makes ids that belong to somebody else; a reason when there are none. */
  another?: ((client: TestClient) => Promise<Params>) | Reason
  /** The reason why an unknown id is not refused. */
  unknown?: Reason
  /** The ids in the body, and the status that refuses an unknown one. */
  refs?: Readonly<Record<string, number>>
  /** The effect of sending it twice: the same answer, or a refusal with this status. Every write has one. */
  again?: 'same' | number
  /** For an `Idempotency-Key`: makes a body for another object. */
  other?: (client: TestClient, good: ValidRequest) => Promise<unknown>
  /** Makes a wrong try, on an account that nobody needs afterwards; for calls that count tries. */
  guess?: (client: TestClient) => Promise<ValidRequest>
  /** The list in which nothing may appear twice, counted by its `meta.total`. */
  counted?: string
  /** Returns the path that shows the effect; every write has one or a reason. */
  read?: ((good: ValidRequest, data: unknown) => string) | Reason
  /** Removes or records what a good answer leaves behind. */
  tidy?: (client: TestClient, good: ValidRequest, response: WireResponse) => Promise<void> | void
}
