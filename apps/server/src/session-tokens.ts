import { createHash } from 'node:crypto'
import { bearerOf } from '@campo-livre/backend/http/authenticate.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'

/** Returns the id under which the session of a token is kept: nobody who reads the database can sign in by it. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Returns the headers of a request with the id of its session in the place of the token. */
export function withSessionId(headers: Headers): Headers {
  const token = bearerOf(headers)
  if (token === null) return headers
  const changed = new Headers(headers)
  changed.set('Authorization', `Bearer ${sessionIdOf(token)}`)
  return changed
}

/** Returns changes with the ids of new sessions, which the backend calls by their tokens, in the place of these. */
export function withSessionIds(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => {
    if (change.table !== 'sessions' || change.before !== null || change.after === null) return change
    const id = sessionIdOf(change.id)
    return { ...change, id, after: { ...change.after, id } }
  })
}
