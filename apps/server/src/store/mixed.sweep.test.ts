import { randomUUID } from 'node:crypto'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import type { BookingRecord, ClosureRecord, FieldRecord } from '@campo-livre/backend/store/records.ts'
import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import { closesField } from '@campo-livre/domain/closures/closure.ts'
import { randomOf } from '@campo-livre/domain/rachas/draw/random.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerCall, type World } from '../http/answer-call.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { testWorld } from '../testing/test-world.ts'
import { rowOf } from './rows.ts'
import { layOut } from './seed.ts'
import { connect } from './sql.ts'
import { storedTables } from './stored-tables.ts'

/** As many as a run is to have: `MIXED_COMMANDS=20000` for the figure of docs/scale.md. */
const COMMANDS = Number(process.env.MIXED_COMMANDS ?? 1500)
const CLIENTS = 8
const SEED = process.env.MIXED_SEED ?? '6d69786564206d6f64656c206f66203822'.padEnd(32, '0').slice(0, 32)
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
const HOUR = 3_600_000
const ZONE = 'America/Sao_Paulo'
const OWNER = 'token-dono'

const postgres = testPostgres()
/** Four processes, as far as the database knows. */
let processes: World[] = []

/** A field of two halves, each of which is let alone, two of which share no ground, and one beside them. */
const fields = [
  tinyField('inteiro', { name: 'Inteiro', parts: ['norte', 'sul'] }),
  tinyField('norte', { name: 'Norte' }),
  tinyField('sul', { name: 'Sul' }),
  tinyField('ao-lado', { name: 'Ao lado' }),
]

beforeAll(async () => {
  const seed = tinySeed()
  const ana = seed.users.find(({ id }) => id === 'ana')
  if (!ana) throw new Error('the seed has no Ana')
  const people = Array.from({ length: CLIENTS }, (_, at) => ({
    ...ana,
    id: `client-${at}`,
    email: `client-${at}@campo.test`,
    phone: null,
    cpf: null,
  }))
  const sessions = [
    { ...newSession('dono', NOW, null), id: OWNER },
    ...people.map(({ id }, at) => ({ ...newSession(id, NOW, null), id: `token-${at}` })),
  ]
  const rows = {
    ...seed,
    fields: [...seed.fields, ...fields],
    users: [...seed.users, ...people],
    sessions: [...seed.sessions, ...sessions],
  }
  await layOut(postgres.sql, rows, NOW, plainPasswords)
  processes = Array.from({ length: 4 }, () => testWorld(connect(postgres.url, 4), createFixedClock(NOW)))
})
afterAll(async () => {
  await Promise.all(processes.map(({ sql }) => sql.end()))
})

type Answer = { status: number; data: Record<string, unknown> | null; attempts: number }
const random = randomOf(SEED)
const one = <T>(of: readonly T[]): T | undefined => of[random.below(Math.max(1, of.length))]
const counted = new Map<string, number>()

/** Sends a call to one of the processes. What two of them want at once is settled inside: none ever answers 500. */
async function ask(token: string, path: string, body: unknown, method = 'POST'): Promise<Answer> {
  const world = one(processes)
  if (!world) throw new Error('no process runs')
  const { result, work } = await answerCall(world, {
    method,
    path,
    query: new URLSearchParams(),
    headers: new Headers({ Authorization: `Bearer ${token}` }),
    text: JSON.stringify(body ?? {}),
  })
  expect(result.status, `${method} ${path}: ${JSON.stringify(result.body)}`).toBeLessThan(500)
  const { data = null } = result.body as { data?: Record<string, unknown> | null }
  return { status: result.status, data, attempts: work.attempts }
}

/** The bookings, closures, fixed slots and payments that some client was answered. */
const known = {
  /** The bookings that somebody was answered, with whose token. */
  bookings: [] as { id: string; token: string }[],
  closures: [] as string[],
  series: [] as { id: string; version: number; from: string }[],
  /** The payments at the counter that were answered. */
  payments: new Map<string, { bookingId: string; amountCents: number; voided: boolean }>(),
}

/** The day and hour, and the booking, that somebody was about last: every second time another is about the same. */
const last: { start: number | null; booking: string | null } = { start: null, booking: null }

/** Returns a time on any field: often one that somebody wants in this moment. */
function anyTime() {
  if (last.start === null || random.below(2) === 0)
    last.start = Date.parse(`${one(DAYS) ?? ''}T11:00:00.000Z`) + random.below(14) * HOUR
  const { start } = last
  const hours = 1 + random.below(2)
  const at = (instant: number) => new Date(instant).toISOString()
  return {
    day: at(start).slice(0, 10),
    hours,
    place: { fieldId: one(fields)?.id ?? '', start: at(start), end: at(start + hours * HOUR) },
  }
}

/**
 * Sends a command of the counter, one of five at two processes at once: it counts once. One of both may be refused by what
 * somebody else has changed between them.
 */
async function command(path: string, body: object): Promise<Answer> {
  const sent = { id: randomUUID(), ...body }
  const answers = await Promise.all(
    Array.from({ length: random.below(5) === 0 ? 2 : 1 }, () => ask(OWNER, path, sent)),
  )
  const [first] = answers
  if (!first) throw new Error('nothing was sent')
  return answers.find(({ status }) => status < 300) ?? first
}

type Act = (client: number) => Promise<Answer | null>
const BOOKINGS = '/company/bookings/commands'
const acts: Record<string, Act> = {
  hold: async (client) => {
    const answer = await ask(`token-${client}`, '/bookings', anyTime().place)
    if (answer.status === 201) known.bookings.push({ id: String(answer.data?.id), token: `token-${client}` })
    return answer
  },
  confirm: (client) =>
    onOwn(client, (id, token) => ask(token, `/bookings/${id}/payment`, { method: 'venue' })),
  cancel: (client) => onOwn(client, (id, token) => ask(token, `/bookings/${id}/cancel`, {})),
  book: async () => {
    const times = Array.from({ length: 1 + random.below(2) }, () => ({
      bookingId: randomUUID(),
      ...anyTime().place,
    }))
    const customer = { kind: 'walk_in', name: 'Balcão', phone: null }
    const answer = await command(BOOKINGS, {
      type: 'book',
      customer,
      times,
      priceCents: null,
      priceReason: null,
      note: '',
    })
    if (answer.status < 300)
      for (const { bookingId } of times) known.bookings.push({ id: bookingId, token: OWNER })
    return answer
  },
  move: () =>
    onAny((bookingId) => command(BOOKINGS, { type: 'move', bookingId, ...anyTime().place, price: 'keep' })),
  pay: () =>
    onAny(async (bookingId) => {
      const paymentId = randomUUID()
      const amountCents = 100 * (1 + random.below(100))
      const method = one(['cash', 'card', 'pix'])
      const payment = { paymentId, method, amountCents, receivedCents: null }
      const answer = await command(BOOKINGS, { type: 'pay', bookingId, ...payment })
      if (answer.status < 300 && method !== 'pix')
        known.payments.set(paymentId, { bookingId, amountCents, voided: false })
      return answer
    }),
  take_back: async () => {
    const [paymentId, payment] = one([...known.payments].slice(-40)) ?? []
    if (payment === undefined || paymentId === undefined) return null
    const { bookingId } = payment
    const body = { type: 'void_payment', bookingId, paymentId, reason: 'Engano' }
    const answer = await command(BOOKINGS, body)
    if (answer.status < 300) payment.voided = true
    return answer
  },
  call_off: () =>
    onAny((bookingId) => command(BOOKINGS, { type: 'cancel', bookingId, reason: 'Manutenção' })),
  close: async () => {
    const { place } = anyTime()
    const { start, end } = place
    const when = { kind: 'once', start, end }
    const closure = { fieldIds: [place.fieldId], reason: 'Obra', reasonShown: false, when }
    const answer = await ask(OWNER, '/company/closures', { closure, choices: [] })
    if (answer.status === 201)
      known.closures.push(String((answer.data?.closure as { id?: string } | undefined)?.id))
    return answer
  },
  open: async () => {
    const id = known.closures.shift()
    return id === undefined ? null : ask(OWNER, `/company/closures/${id}`, {}, 'DELETE')
  },
  fix: async () => {
    const { day, place, hours } = anyTime()
    const startMinute = (Number(place.start.slice(11, 13)) * 60 + 1440 - 180) % 1440
    const answer = await command('/company/series/commands', {
      type: 'create',
      seriesId: randomUUID(),
      customer: { kind: 'walk_in', name: 'Mensalista', phone: null },
      fieldId: place.fieldId,
      from: day,
      until: `2026-12-${day.slice(8)}`,
      startMinute,
      minutes: hours * 60,
      priceCents: 12_000,
      every: 1,
      terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
      note: '',
      choices: [],
    })
    const { id, version } = answer.data ?? {}
    if (answer.status < 300) known.series.push({ id: String(id), version: Number(version), from: day })
    return answer
  },
  give_up: async () => {
    const series = known.series.shift()
    if (!series) return null
    const { id: seriesId, version, from: day } = series
    const end = { type: 'cancel', scope: 'all', day, reason: 'Acabou', seriesId, version }
    return command('/company/series/commands', end)
  },
}

async function onOwn(client: number, act: (id: string, token: string) => Promise<Answer>) {
  const token = `token-${client}`
  const booking = one(known.bookings.filter((each) => each.token === token).slice(-6))
  return booking ? act(booking.id, token) : null
}

async function onAny(act: (id: string) => Promise<Answer>) {
  if (last.booking === null || random.below(2) === 0)
    last.booking = one(known.bookings.slice(-60))?.id ?? null
  return last.booking === null ? null : act(last.booking)
}

const often = ['hold', 'hold', 'hold', 'confirm', 'confirm', 'book', 'book', 'move', 'move', 'pay', 'pay']
const names = [...often, 'take_back', 'cancel', 'call_off', 'call_off', 'close', 'open', 'fix', 'give_up']

async function rowsOf<T>(table: 'bookings' | 'closures' | 'fields'): Promise<T[]> {
  const found = await postgres.sql.ask(`select * from ${table}`)
  return found.map((row) => rowOf(storedTables[table], row) as T)
}

const live = ({ status }: BookingRecord) => status === 'confirmed' || status === 'awaiting_payment'
const cellsOf = ({ id, parts }: Pick<FieldRecord, 'id' | 'parts'>) => (parts.length > 0 ? parts : [id])

it(
  `of ${COMMANDS} commands of all kinds, which eight people send at once, no two are on one ground, and no payment is lost or counts twice (rules 1 and 3)`,
  async () => {
    let left = COMMANDS
    let again = 0
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        while (left > 0) {
          const name = one(names) ?? 'hold'
          const answer = await acts[name]?.(client)
          if (!answer) continue
          left -= 1
          if (answer.attempts > 1) again += 1
          const told = `${name} ${answer.status < 300 ? 'done' : 'refused'}`
          counted.set(told, (counted.get(told) ?? 0) + 1)
        }
      }),
    )
    // Each kind has been done and has met others: else the rest would prove nothing.
    for (const name of new Set(names)) expect(counted.get(`${name} done`) ?? 0, name).toBeGreaterThan(0)
    expect(again).toBeGreaterThan(0)

    const bookings = await rowsOf<BookingRecord>('bookings')
    const stored = await rowsOf<FieldRecord>('fields')
    const ground = new Map(stored.map((field) => [field.id, cellsOf(field)]))
    const taken = Map.groupBy(
      bookings
        .filter(live)
        .flatMap((booking) => (ground.get(booking.fieldId) ?? []).map((cell) => ({ cell, booking }))),
      ({ cell }) => cell,
    )
    for (const [, on] of taken) {
      const order = on.map(({ booking }) => booking).toSorted((a, b) => a.start.localeCompare(b.start))
      for (const [at, { id, end }] of order.entries()) {
        const next = order[at + 1]
        expect(next === undefined || end <= next.start, `${id} and ${next?.id ?? ''}`).toBe(true)
      }
    }

    const closures = await rowsOf<ClosureRecord>('closures')
    for (const booking of bookings.filter(live)) {
      const [start, end] = [booking.start, booking.end].map((at) => Date.parse(at) / 60_000)
      const cells = ground.get(booking.fieldId) ?? []
      const closed = closures
        .filter(
          (closure) => cells.some((cell) => closesField(closure, cell)) && closure.companyId === 'paulista',
        )
        .flatMap(({ when }) => closedIntervals(when, DAYS[0] ?? '', 40, ZONE))
      const inside = closed.filter((time) => time.start < (end ?? 0) && time.end > (start ?? 0))
      expect(inside, `${booking.id} is played while ${booking.fieldId} is closed`).toEqual([])
    }

    for (const { counter, priceCents, id } of bookings) {
      const payments = counter?.payments ?? []
      const sum = payments.reduce((total, { amountCents, voided }) => total + (voided ? 0 : amountCents), 0)
      expect(sum, id).toBeLessThanOrEqual(priceCents)
    }
    const byId = new Map(bookings.map((booking) => [booking.id, booking]))
    // Money of the counter goes back with a booking that the arena cancels, and by hand where its athlete does.
    for (const [paymentId, { bookingId, amountCents, voided }] of known.payments) {
      const booking = byId.get(bookingId)
      const found = (booking?.counter?.payments ?? []).filter(({ id }) => id === paymentId)
      expect(
        found.map((payment) => payment.amountCents),
        paymentId,
      ).toEqual([amountCents])
      if (voided || booking?.cancellation?.by === 'company')
        expect(found[0]?.voided, paymentId).not.toBeNull()
      else expect(found[0]?.voided, paymentId).toBeNull()
    }
    if (process.env.MIXED_COMMANDS)
      console.warn(
        `${again} of ${COMMANDS} started again`,
        Object.fromEntries([...counted].toSorted(([a], [b]) => a.localeCompare(b))),
      )
  },
  HOUR,
)
