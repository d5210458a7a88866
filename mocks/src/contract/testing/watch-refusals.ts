import type { Backend } from '../../backend.ts'
import { apiCalls } from '../../calls.gen.ts'
import { createMutex } from '../../db/mutex.ts'
import { changedTables, contentOf } from '../../testing/changed-tables.ts'
import { inProcess } from '../in-process.ts'
import { nameOf } from '../subjects.ts'
import type { Transport } from '../transport.ts'

/** What was seen: the number of refused writes, and a sentence for each that has stored something. */
export type Refusals = { seen: number; stored: string[] }

/**
 * Asks a backend as `inProcess` does, and compares all tables before and after each write that is refused. Only tables
 * that the call declares to keep may differ (decision 093). Requests wait for each other, so that each is compared alone.
 */
export function watchRefusals(backend: Pick<Backend, 'db' | 'handle'>): Transport & { refusals: Refusals } {
  const { ask } = inProcess(backend)
  const oneByOne = createMutex()
  const refusals: Refusals = { seen: 0, stored: [] }
  return {
    refusals,
    ask: (request) =>
      oneByOne(async () => {
        const path = request.path.replace(/\?.*/, '')
        const call = apiCalls.find(({ method, match }) => method === request.method && match(path) !== null)
        if (!call || call.method === 'GET') return ask(request)
        const before = contentOf(backend.db)
        const response = await ask(request)
        if (response.status < 400) return response
        refusals.seen += 1
        const changed = changedTables(before, contentOf(backend.db)).filter((name) => !call.keeps.includes(name))
        const { code } = response.body as { code: string }
        if (changed.length > 0)
          refusals.stored.push(`${nameOf(call)} refuses with ${code} and has written ${changed.join(', ')}`)
        return response
      }),
  }
}
