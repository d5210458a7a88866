import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { logEntrySchema } from '../log/log-entry.ts'

/** Lists the last API calls, newest first, with the rule that refused; calls of `/__mock` are left out. */
export const listLog = control(
  {
    method: 'GET',
    path: '/log',
    summary:
      'The last 200 calls of the API with request, answer and the rule that refused, newest first; `?since=` only down to that one, where it is still there.',
    query: z.object({ since: z.optional(z.string()) }),
    output: z.array(logEntrySchema),
  },
  async ({ db, query }) => {
    const entries = await db.callLog.entries()
    const known = entries.findIndex(({ id }) => id === query.since)
    return ok(known < 0 ? entries : entries.slice(0, known + 1))
  },
)

export const clearLog = control(
  {
    method: 'DELETE',
    path: '/log',
    summary: 'The log of calls begins anew.',
  },
  async ({ db }) => {
    await db.callLog.replace([])
    return ok(null, { message: 'O registro de chamadas está vazio.' })
  },
)
