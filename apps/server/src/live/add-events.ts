import { EVENTS_PATH, MOST_PAGES } from '@campo-livre/contract/live/change.ts'
import { authenticate, bearerOf } from '@campo-livre/backend/http/authenticate.ts'
import { away, notFound, notYet, Refused, unauthenticated } from '@campo-livre/backend/http/refused.ts'
import { toResponse } from '@campo-livre/backend/http/response.ts'
import { companyOf } from '@campo-livre/backend/ownership/own-company.ts'
import { rowOfPath } from '@campo-livre/backend/ownership/own-row.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Context, Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'
import { callOf, type World } from '../http/answer-call.ts'
import type { Metrics } from '../metrics.ts'
import { withSessionId } from '../session-tokens.ts'
import { transact } from '../store/transact.ts'
import { createEventStream } from './event-stream.ts'
import type { Live } from './live.ts'
import { topicOf } from './told-changes.ts'

type App = Hono<{ Variables: RequestIdVariables }>
type Options = {
  world: World
  live: Live
  log: Logger
  metrics: Metrics
  /** Returns the seconds that the address of a request has to wait, and its network. */
  admit: (context: Context) => Promise<{ wait: number; network: string }>
}

/** The minutes after which a stream ends, so that whoever reads it is looked at again. */
const LIFE_MINUTES = 30
/** The seconds after which a browser may try again that was not let in. */
const FULL_SECONDS = 60

/** Adds the stream by which browsers are told that something has changed (decision 155). */
export function addEvents(app: App, { world, live, log, metrics, admit }: Options): void {
  metrics.watchStreams(() => live.hub.size)
  app.get(`/api${EVENTS_PATH}`, async (context) => {
    const note = (status: number) =>
      log.info({ request: context.get('requestId'), call: 'get-events', status })
    try {
      const { wait, network } = await admit(context)
      if (wait > 0) throw tooMany(wait)
      if (!live.hears) throw away(FULL_SECONDS)
      const asked = { headers: context.req.raw.headers, pages: context.req.queries('page') ?? [], network }
      const { result: reads } = await transact({ ...world, isolation: 'read' }, async (db) =>
        readsOf(db, asked),
      )
      const body = open(live, reads, world.clock.now())
      note(200)
      return new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          // nginx keeps an answer back otherwise, until it is over.
          'X-Accel-Buffering': 'no',
        },
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      note(error.status)
      return toResponse(error.toAnswer(), world.clock.now())
    }
  })
}

type Reads = { reader: string; topics: readonly string[]; until: string | null }

function open({ hub }: Live, { reader, topics, until }: Reads, now: string): ReadableStream<Uint8Array> {
  let leave: (() => void) | null = null
  const stream = createEventStream(() => leave?.())
  const life = new Date(Date.parse(now) + LIFE_MINUTES * 60_000).toISOString()
  const endsAt = until !== null && until < life ? until : life
  leave = hub.join({ reader, topics, endsAt, told: stream.told, beat: stream.beat, end: stream.end })
  if (leave === null) throw tooMany(FULL_SECONDS)
  return stream.body
}

type Asked = { headers: Headers; pages: readonly string[]; network: string }

/** Returns what whoever asks may be told of: what is theirs, and the pages that they name and may read. */
function readsOf(db: Database, { headers, pages, network }: Asked): Reads {
  const known = withSessionId(headers)
  const session = bearerOf(known)
  const user = authenticate(db, known)
  if (session !== null && user === null) throw unauthenticated()
  if (user === null && pages.length === 0) throw unauthenticated()
  if (pages.length > MOST_PAGES) throw notFound()
  const rows = mapAll(pages, (page) => topicOfPage(db, user, page))
  const company = user && roleOf(user) === 'company' ? companyOf(db, user) : null
  return {
    reader: user ? topicOf.user(user.id) : `guest ${network}`,
    topics: [
      ...(user ? [topicOf.user(user.id), topicOf.session(session ?? '')] : []),
      ...(company ? [topicOf.company(company.id)] : []),
      ...rows,
    ],
    until: (session !== null && db.sessions.find(session)?.look?.until) || null,
  }
}

/** Returns the topic of the row that a page shows, named by the path of its call; 404 where that call answers so. */
function topicOfPage(db: Database, user: ReturnType<typeof authenticate>, path: string): string {
  const incoming = { method: 'GET', path, query: new URLSearchParams(), headers: new Headers(), text: '' }
  const call = callOf(incoming)
  const params = call?.match(path)
  // A page that needs an account is the account's to be told of.
  if (!call?.owned || !params || call.who !== 'anyone' || call.owned.whose !== 'link') throw notFound()
  const { row } = rowOfPath({ db, user, now: db.clock.now() }, call.owned, params) as { row: { id: string } }
  return topicOf.row(call.owned.table, row.id)
}

const tooMany = (seconds: number) => notYet('too_many_requests', 'Muitas abas abertas.', seconds)
