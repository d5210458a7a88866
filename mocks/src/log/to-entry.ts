import { newId } from '@campo-livre/backend/store/ids.ts'
import type { Incoming } from '@campo-livre/backend/http/call.ts'
import type { Dispatched } from '@campo-livre/backend/http/dispatch.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { holdsCardNumber } from '@campo-livre/domain/payments/card/number.ts'
import { cutBody, type LogEntry } from './log-entry.ts'

/** The headers that change how a call is answered. */
const telling = ['Authorization', 'Content-Type', 'Accept', 'Idempotency-Key', 'If-None-Match']

/** Stands in the log for a body that is written down nowhere. */
export const SECRET_BODY = '(não fica guardado)'

/** Returns the path as it was requested, with its query. */
function pathOf({ path, query }: Incoming): string {
  return query.size === 0 ? path : `${path}?${query}`
}

/** A call that is told a card where none belongs is as secret as one that declares it. */
const isSecret = (call: Dispatched['call'], text: string) => call?.secret === true || holdsCardNumber(text)

type Made = { asked: Incoming; answered: Dispatched; at: string; ms: number }

/** Returns a call and its answer as an entry of the log; `ms` in milliseconds. */
export function toEntry({ asked, answered, at, ms }: Made): LogEntry {
  const headers = telling.flatMap((name) => {
    const value = asked.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const { body, call, status, rule } = answered
  return {
    id: newId('req'),
    at,
    call: call && callName(call),
    method: asked.method,
    path: pathOf(asked),
    status: status === 0 ? null : status,
    ms: Math.round(ms * 10) / 10,
    rule: rule ?? null,
    request: {
      headers: Object.fromEntries(headers),
      body: isSecret(call, asked.text) ? SECRET_BODY : cutBody(asked.text),
    },
    answer: cutBody(typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
