import type { Backend } from '@campo-livre/mocks/backend.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { beginUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import type { Call, Incoming } from '@campo-livre/backend/http/call.ts'
import { dispatch } from '@campo-livre/backend/http/dispatch.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { changedTables, type Content, contentOf } from '@campo-livre/mocks/testing/changed-tables.ts'
import { servedFrom } from '@campo-livre/mocks/served.ts'
import { inProcess } from '../in-process.ts'
import { nameOf } from '../subjects.ts'
import type { Transport, WireRequest } from '../transport.ts'

/** The writes that were refused: their number, the calls that had written by then, and a sentence for each that stored something. */
export type Refusals = { seen: number; written: Set<string>; stored: Set<string> }

/**
 * Asks a backend as `inProcess` does, and rehearses each write ahead: the same request, refused at the latest when its
 * call has done everything. Of what it has written nothing may be stored but the tables that the call keeps (decision
 * 093). A rehearsal works on a unit of its own, which is dropped, so that the real request finds nothing of it.
 */
export function watchRefusals(backend: Pick<Backend, 'db' | 'handle'>): Transport & { refusals: Refusals } {
  const server = inProcess(backend)
  const refusals: Refusals = { seen: 0, written: new Set(), stored: new Set() }
  return {
    refusals,
    ask: async (request) => {
      const incoming = incomingOf(request)
      const call = apiCalls.find((each) => each.method === request.method && each.match(incoming.path))
      if (call && call.method !== 'GET')
        await backend.db.exclusive(() => rehearse(backend.db, call, incoming, refusals))
      return server.ask(request)
    },
  }
}

async function rehearse(
  db: MemoryDatabase,
  call: Call,
  incoming: Incoming,
  refusals: Refusals,
): Promise<void> {
  const name = nameOf(call)
  const { db: aside } = beginUnit(db)
  let before: Content = contentOf(aside)
  const refusing: Call<MemoryDatabase> = {
    ...call,
    answer: async (world, ...asked) => {
      // The time at which the session was used is stored by now: it is of who asks and not of what they ask.
      before = contentOf(aside)
      try {
        const answered = await call.answer(world, ...asked)
        if (answered.status >= 400) return answered
      } finally {
        if (!refusals.written.has(name) && changedTables(before, contentOf(world.db)).length > 0)
          refusals.written.add(name)
      }
      throw new Refused('conflict', 'Isso mudou no último instante.')
    },
  }
  const { status } = await dispatch(servedFrom(aside), [refusing], incoming)
  refusals.seen += 1
  const stored = changedTables(before, contentOf(aside)).filter((table) => !call.keeps.includes(table))
  if (stored.length > 0)
    refusals.stored.add(`${name}: a refusal with ${status} has stored ${stored.join(', ')}`)
}

function incomingOf({ method, path, headers, body }: WireRequest): Incoming {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { method, path: pathname, query: searchParams, headers: new Headers(headers), text: body ?? '' }
}
