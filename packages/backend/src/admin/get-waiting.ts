import { getWaitingSpec } from '@campo-livre/contract/admin/calls.ts'
import type { Waiting } from '@campo-livre/domain/admin/waiting.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll } from '../store/not-loaded.ts'
import { adminKinds } from './kinds.ts'

/** Counts what waits for the admin (H12). */
export const getWaiting = answer(getWaitingSpec, ({ db, now }) => {
  const [arenas = 0, contacts = 0, mails = 0, tills = 0, reviews = 0] = mapAll(
    waitingRows,
    ([resource, status]) => {
      const { rows, asked } = adminKinds[resource]
      const filters = [
        {
          column: 'status',
          operator: 'and' as const,
          conditions: [{ mode: 'equals' as const, value: status }],
        },
      ]
      const found = asked?.(db, now, { filters, page: 1, perPage: 1 })
      return found ? found.total : rows(db, now).filter((row) => Reflect.get(row, 'status') === status).length
    },
  )
  const waiting: Waiting = { arenas, contacts, mails, tills, reviews }
  return ok(waiting)
})

/** The rows that wait, by their status. */
const waitingRows = [
  ['companies', 'awaiting_approval'],
  ['contacts', 'waiting'],
  ['mails', 'failed'],
  ['tills', 'unexplained'],
  ['reviews', 'reported'],
] as const
