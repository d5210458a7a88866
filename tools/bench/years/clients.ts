import { randomUUID } from 'node:crypto'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import type { Seed } from '@campo-livre/backend/store/records.ts'
import { randomOf } from '@campo-livre/domain/rachas/draw/random.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { answerCall, type World } from '../../../apps/server/src/http/answer-call.ts'
import { sessionIdOf } from '../../../apps/server/src/session-tokens.ts'
import type { Asked } from './throughput.ts'

const ATHLETES = 1000
/** The seed of the order in which fields are booked. */
const ANY_ORDER = '0123456789abcdef0123456789abcdef'
/** More times than are booked while throughput is measured. */
const MOST_TIMES = 12_000

/** Returns the seed with sessions of those who ask: personas and athletes. */
export function withSessions(seed: Seed, now: string): Seed {
  const session = (id: string, userId: string) => ({ ...newSession(userId, now, null), id })
  const personas: readonly string[] = Object.values(personaIds)
  const athletes = seed.users
    .filter(({ id, profile }) => profile.name === 'athlete' && !personas.includes(id))
    .slice(0, ATHLETES)
  return {
    ...seed,
    sessions: [
      ...seed.sessions,
      session('token-empresa', personaIds.empresa),
      session('token-atleta', personaIds.atleta),
      session('token-admin', personaIds.admin),
      ...athletes.map(({ id }, at) => session(`token-athlete-${at}`, id)),
    ],
  }
}

/** Returns free times: first one of each field, then others; in no order of the fields, since people live everywhere. */
export async function freeTimes(world: World): Promise<object[]> {
  const [first, others]: [object[], object[]] = [[], []]
  for (let page = 1; first.length + others.length < MOST_TIMES; page += 1) {
    const { result } = await answerCall(world, {
      method: 'GET',
      path: '/fields',
      query: new URLSearchParams({ page: String(page), perPage: '100' }),
      headers: new Headers(),
      text: '',
    })
    const { data } = result.body as { data: { id: string; nextFree: { start: string; end: string }[] }[] }
    if (data.length === 0) break
    for (const { id, nextFree } of data)
      for (const [at, { start, end }] of nextFree.entries())
        (at === 0 ? first : others).push({ fieldId: id, start, end })
  }
  const { shuffled } = randomOf(ANY_ORDER)
  return [...shuffled(first), ...shuffled(others)]
}

/** Returns what a client sends, one of `clients`, until no time is left: bookings by athletes of its own. */
export function* bookingsOf(times: object[], client: number, clients: number): Generator<Asked> {
  const own = Math.floor(ATHLETES / clients)
  for (let at = 0; ; at += 1) {
    const body = times.shift()
    if (!body) return
    yield { path: '/bookings', token: `token-athlete-${client * own + (at % own)}`, body }
  }
}

/** A tab at the counter of an arena, and a product that it sells. */
type Counter = { readonly token: string; readonly tabId: string; readonly productId: string }

/**
 * Opens a tab at the counters of some arenas, each by an owner of its own: most of the arenas have none. They sell what their
 * stock does not have: it is sold out in a minute.
 */
export async function openCounters(world: World, count: number): Promise<readonly Counter[]> {
  const bars = await world.sql.ask(
    `select c.id, (select id from products where company_id = c.id and status = 'active' order by seq limit 1) as product_id
      from companies c where status = 'approved' and (owner_id is null or owner_id like 'bench-%')
      and exists (select from products where company_id = c.id and status = 'active')
      order by seq limit $1`,
    [count],
  )
  for (const [at, { id }] of bars.entries()) {
    const owner = `bench-${at}`
    const email = `${owner}@campo.test`
    await world.sql.ask(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $2::text, 'key_email',
        jsonb_build_array($2::text), 'phone', null, 'key_phone', '[]'::jsonb, 'cpf', null, 'key_cpf', '[]'::jsonb,
        'seq', nextval(pg_get_serial_sequence('users', 'seq'))))).* from users u where id = $3 on conflict do nothing`,
      [owner, email, personaIds.empresa],
    )
    await world.sql.ask('update companies set owner_id = $1, sells_beyond_stock = true where id = $2', [
      owner,
      id,
    ])
    const session = { ...newSession(owner, world.startedAt, null), id: `token-bar-${at}` }
    await world.sql.ask(
      'insert into sessions (id, user_id, created_at, public_id, seen_at, key_parent_id) values ($1, $2, $3, $4, $3, $5) on conflict do nothing',
      [sessionIdOf(session.id), owner, session.createdAt, session.publicId, []],
    )
  }
  const opened: Counter[] = []
  for (const [at, { product_id: productId }] of bars.entries()) {
    const counter = { token: `token-bar-${at}`, tabId: `bench-${randomUUID()}`, productId: String(productId) }
    const open = {
      type: 'open',
      id: randomUUID(),
      tabId: counter.tabId,
      customerName: '',
      customerPhone: null,
    }
    const { result } = await answerCall(world, {
      method: 'POST',
      path: '/company/tabs/commands',
      query: new URLSearchParams(),
      headers: new Headers({ Authorization: `Bearer ${counter.token}` }),
      text: JSON.stringify(open),
    })
    if (result.status !== 200) throw new Error(`a tab: ${result.status} ${JSON.stringify(result.body)}`)
    opened.push(counter)
  }
  return opened
}

/** A tab has so many lines, of which each is asked for again and again. */
const LINES = 20

/** Returns what somebody at a counter sends without end: one more piece of a line. */
export function* ordersAt({ token, tabId, productId }: Counter): Generator<Asked> {
  for (let at = 0; ; at += 1)
    yield {
      path: '/company/tabs/commands',
      token,
      body: {
        type: 'add_item',
        id: randomUUID(),
        tabId,
        lineId: `${tabId}-${at % LINES}`,
        productId,
        quantity: 1,
        note: null,
      },
    }
}
