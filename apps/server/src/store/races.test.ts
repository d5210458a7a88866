import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import type { Incoming } from '@campo-livre/backend/http/call.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptInRows } from '../files/kept-files.ts'
import { answerCall, type World } from '../http/answer-call.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import type { BookingRecord, CouponRecord } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { rowOf } from './rows.ts'
import { layOut } from './seed.ts'
import { insertRows } from './store-changes.ts'
import { storedTables } from './stored-tables.ts'
import { connect } from './sql.ts'

const CLIENTS = 200
const ROUNDS = 5
/** The hours of one field that are booked at once. */
const HOURS = 60
/** The times that a coupon is good for, which everybody pays with at once. */
const USES = 50

const coupon: CouponRecord = {
  id: 'cup',
  companyId: 'paulista',
  code: 'CORRIDA',
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  from: '2026-11-01',
  until: '2026-12-31',
  maxUses: USES,
  oncePerPerson: true,
  status: 'active',
  taken: 0,
  version: 1,
  createdAt: NOW,
}
const heldByNobody = {
  fieldId: 'futsal',
  companyId: 'paulista',
  customerName: 'Corrida',
  customerPhone: null,
  priceCents: 10_000,
  source: 'site' as const,
  status: 'awaiting_payment' as const,
  createdAt: '2026-11-20T12:59:00.000Z',
  holdExpiresAt: '2026-11-20T23:00:00.000Z',
  confirmedAt: null,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}

const postgres = testPostgres()
/** Four processes, as far as the database knows: each has connections of its own. */
let processes: World[] = []

beforeAll(async () => {
  const seed = tinySeed()
  const ana = seed.users.find(({ id }) => id === 'ana')
  if (!ana) throw new Error('the seed has no Ana')
  const clients = Array.from({ length: CLIENTS }, (_, at) => ({
    user: { ...ana, id: `client-${at}`, email: `client-${at}@campo.test`, phone: null, cpf: null },
    session: { ...newSession(`client-${at}`, NOW, null), id: `token-${at}` },
  }))
  const held = clients.map(({ user }, at): BookingRecord => {
    const start = Date.parse('2026-12-01T00:00:00.000Z') + at * 3_600_000
    return {
      ...heldByNobody,
      id: `hold-${at}`,
      code: `RSV-H${at}`,
      athleteId: user.id,
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
    }
  })
  await layOut(
    postgres.sql,
    {
      ...seed,
      bookings: [...seed.bookings, ...held],
      coupons: [coupon],
      users: [...seed.users, ...clients.map(({ user }) => user)],
      sessions: [
        ...seed.sessions,
        ...clients.map(({ session }) => session),
        { ...newSession('dono', NOW, null), id: 'token-dono' },
      ],
    },
    NOW,
    plainPasswords,
  )
  processes = Array.from({ length: 4 }, () => ({
    sql: connect(postgres.url, 6),
    clock: createFixedClock(NOW),
    bank: mockBank,
    passwords: plainPasswords,
    files: keptInRows,
    startedAt: NOW,
  }))
})
afterAll(async () => {
  await Promise.all(processes.map(({ sql }) => sql.end()))
})

function ask(at: number, token: string, path: string, body: unknown, method = 'POST') {
  const incoming: Incoming = {
    method,
    path,
    query: new URLSearchParams(),
    headers: new Headers({ Authorization: `Bearer ${token}` }),
    text: JSON.stringify(body),
  }
  const world = processes[at % processes.length]
  if (!world) throw new Error('no process runs')
  return answerCall(world, incoming)
}

const dataOf = (body: unknown) => (body as { data: { id: string } }).data

/** The bookings that are on the same ground at the same time, as a question to the database that its constraint has no part in. */
async function overlaps(): Promise<number> {
  const [row] = await postgres.sql.ask(
    `
    select count(*)::int as count from bookings a join bookings b
      on a.id < b.id and a.field_id = b.field_id and a.start < b."end" and b.start < a."end"
    where a.status in ('awaiting_payment', 'confirmed') and b.status in ('awaiting_payment', 'confirmed')
      and a.created_at = $1 and b.created_at = $1`,
    [NOW],
  )
  return Number(row?.count)
}

it('of many athletes who want one hour one gets it, and the others are told that it is taken (rule 1)', async () => {
  let again = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const hour = 13 + round
    const time = { start: `2026-11-24T${hour}:00:00.000Z`, end: `2026-11-24T${hour + 1}:00:00.000Z` }
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) =>
        ask(at, `token-${at}`, '/bookings', { fieldId: 'society', ...time }),
      ),
    )
    const statuses = answers.map(({ result }) => result.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: CLIENTS - 1 }, () => 409)])
    again += answers.filter(({ work }) => work.attempts > 1).length
  }
  expect(again).toBeGreaterThan(0)
  expect(await overlaps()).toBe(0)
})

it('of many who want different hours of one field each gets theirs, however often they meet', async () => {
  const path = '/fields/society/availability'
  const query = new URLSearchParams({ from: '2026-11-26', days: '14' })
  const [world] = processes
  if (!world) throw new Error('no process runs')
  const { result } = await answerCall(world, { method: 'GET', path, query, headers: new Headers(), text: '' })
  const { days } = (result.body as { data: Availability }).data
  const free = days.flatMap(({ slots }) => slots.filter(({ status }) => status === 'free'))
  const hours = free.slice(0, HOURS)
  expect(hours).toHaveLength(HOURS)
  const answers = await Promise.all(
    hours.map(({ start, end }, at) =>
      ask(at, `token-${at}`, '/bookings', { fieldId: 'society', start, end }),
    ),
  )
  expect(answers.map(({ result: { status } }) => status)).toEqual(hours.map(() => 201))
  expect(answers.filter(({ work }) => work.attempts > 1).length).toBeGreaterThan(0)
})

it('a coupon is used as often as it is good for, by 200 who pay with it at once (H2)', async () => {
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, at) =>
      ask(at, `token-${at}`, `/bookings/hold-${at}/coupon`, { code: 'corrida' }, 'PUT'),
    ),
  )
  const statuses = answers.map(({ result }) => result.status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([
    ...Array.from({ length: USES }, () => 200),
    ...Array.from({ length: CLIENTS - USES }, () => 422),
  ])
  const [row] = await postgres.sql.ask(
    'select taken, (select count(*)::int from bookings where coupon_used is not null) as uses from coupons',
  )
  expect(row).toMatchObject({ taken: USES, uses: USES })
  expect(answers.filter(({ work }) => work.attempts > 1).length).toBeGreaterThan(0)
})

it('of two hours that are cancelled at once each goes to one who waits, whoever else wants them (N7)', async () => {
  const hours = [15, 17].map((hour) => ({
    fieldId: 'society',
    start: `2026-12-05T${hour}:00:00.000Z`,
    end: `2026-12-05T${hour + 1}:00:00.000Z`,
  }))
  const held = await Promise.all(
    hours.map((hour, at) =>
      ask(at, `token-${at}`, '/bookings', hour).then(({ result }) => dataOf(result.body)),
    ),
  )
  for (const at of [2, 3, 4, 5])
    for (const hour of hours) expect((await ask(at, `token-${at}`, '/waits', hour)).result.status).toBe(201)
  const [cancelled, takers] = await Promise.all([
    Promise.all(held.map(({ id }, at) => ask(at, `token-${at}`, `/bookings/${id}/cancel`, { reason: '' }))),
    Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(at, `token-${at + 10}`, '/bookings', hours[at % 2])),
    ),
  ])
  expect(cancelled.map(({ result }) => result.status)).toEqual([200, 200])
  expect(new Set(takers.map(({ result }) => result.status))).toEqual(new Set([409]))
  const rows = await postgres.sql.ask(
    `select athlete_id from bookings where field_id = 'society' and status = 'awaiting_payment'
     and start >= '2026-12-05' and start < '2026-12-06' order by athlete_id`,
  )
  expect(rows.map((row) => row.athlete_id)).toEqual(['client-2', 'client-3'])
  expect(await overlaps()).toBe(0)
})

it('a command that is sent many times at once is carried out once', async () => {
  const command = {
    type: 'book',
    id: 'cmd-race',
    times: [
      {
        bookingId: 'bkg-race',
        fieldId: 'society',
        start: '2026-11-25T13:00:00.000Z',
        end: '2026-11-25T14:00:00.000Z',
      },
    ],
    customer: { kind: 'walk_in', name: 'Turma da quarta', phone: null },
    priceCents: null,
    priceReason: null,
    note: '',
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(at, 'token-dono', '/company/bookings/commands', command)),
  )
  const told = answers.map(({ result }) => [result.status, JSON.stringify(result.body)])
  expect(told.filter(([status]) => status !== 200)).toEqual([])
  const rows = await postgres.sql.ask("select id from bookings where id = 'bkg-race'")
  expect(rows).toHaveLength(1)
})

it('the database itself refuses a second booking of the same ground, and of a part of it (rule 1)', async () => {
  const { sql } = postgres
  const [field] = await sql.ask("select * from fields where id = 'society'")
  await sql.transaction('serializable', (tell) =>
    Promise.all(
      insertRows(tell, storedTables.fields, [
        { ...rowOf(storedTables.fields, field ?? {}), id: 'whole', parts: ['society'] } as Row,
      ]),
    ),
  )
  const [known] = await sql.ask("select * from bookings where id = 'bkg-race'")
  const booking = rowOf(storedTables.bookings, known ?? {})
  let made = 0
  const second = (change: Partial<BookingRecord>) =>
    sql.transaction('serializable', (tell) =>
      Promise.all(
        insertRows(tell, storedTables.bookings, [
          { ...booking, ...change, id: `second-${made}`, code: `RSV-${(made += 1)}` } as Row,
        ]),
      ),
    )
  await expect(second({})).rejects.toMatchObject({ code: '23P01' })
  await expect(second({ fieldId: 'whole', start: '2026-11-25T13:30:00.000Z' })).rejects.toMatchObject({
    code: '23P01',
  })
  await expect(second({ status: 'cancelled' })).resolves.toBeDefined()
  await expect(
    second({ fieldId: 'whole', start: '2026-11-25T14:00:00.000Z', end: '2026-11-25T15:00:00.000Z' }),
  ).resolves.toBeDefined()
})
