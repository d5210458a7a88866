import { describe, expect, test } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createMutex } from '@campo-livre/mocks/db/mutex.ts'
import { newSession } from '../auth/new-session.ts'
import { memoryStore } from '@campo-livre/mocks/persistence/store.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'

const backend = testBackend()
const { ask } = backend
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
const bell = async (as: string) => {
  const rows = (await ask('GET /notification-messages', { as })).body.data as {
    id: string
    data?: { message: string }
  }[]
  return rows.flatMap(({ id, data }) => (data ? [{ id, message: data.message }] : []))
}
const about = async (as: string, words: RegExp) =>
  (await bell(as)).filter(({ message }) => words.test(message))

describe('notices that become due', () => {
  /** The game of Ana begins the next day, at 20h. */
  const toTheGame = 34 * 60

  test('a game is told two hours before it begins, once, and not again when that was removed', async () => {
    await advance(toTheGame - 121)
    expect(await about('ana', /daqui a pouco/)).toEqual([])
    await advance(1)
    const [notice, ...others] = await about('ana', /^Seu jogo é daqui a pouco: .+ às \d+h/)
    expect(notice).toBeDefined()
    expect(others).toEqual([])
    await ask(`DELETE /notification-messages/${notice?.id}`, { as: 'ana' })
    await advance(5)
    expect(await about('ana', /daqui a pouco/)).toEqual([])
    expect(await about('bia', /daqui a pouco/)).toEqual([])
  })

  test('nobody hears of a game that was cancelled, nor who wants no reminders', async () => {
    const { db } = backend.server
    await advance(toTheGame - 60)
    await db.bookings.update('paid', { status: 'cancelled' })
    expect(await about('ana', /daqui a pouco/)).toEqual([])
    await db.bookings.update('paid', { status: 'confirmed' })
    await db.users.update('ana', { muted: ['reminders'] })
    expect(await about('ana', /daqui a pouco/)).toEqual([])
  })

  test('nobody hears of a game that they have booked within those two hours', async () => {
    const { db } = backend.server
    await advance(toTheGame - 60)
    await db.bookings.update('paid', { createdAt: db.clock.now() })
    await advance(30)
    expect(await about('ana', /daqui a pouco/)).toEqual([])
  })

  test('is dated when it was due, however far the clock was moved', async () => {
    const { db } = backend.server
    await advance(toTheGame + 600)
    expect(await about('ana', /daqui a pouco/)).toHaveLength(1)
    const notice = db.notifications.where(({ message }) => message.includes('daqui a pouco'))[0]
    expect(notice?.createdAt).toBe('2026-11-21T21:00:00.000Z')
  })

  test('a hold is told five minutes before it ends', async () => {
    const body = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
    await ask('POST /bookings', { as: 'ana', body })
    await advance(9)
    expect(await about('ana', /tempo para pagar/)).toEqual([])
    await advance(1)
    const said = /^O tempo para pagar está acabando: .+ O horário fica guardado até 10h15\.$/
    expect(await about('ana', said)).toHaveLength(1)
    await advance(6)
    expect(await about('ana', /tempo para pagar/)).toHaveLength(1)
  })

  test('an expense is told the morning before it is due', async () => {
    const { db } = backend.server
    const [expense] = db.expenses.by('companyId', 'paulista')
    await db.expenses.update(expense?.id ?? '', { dueDay: '2026-11-22', payments: [] })
    await advance(23 * 60 - 1)
    expect(await about('dono', /Vence amanhã/)).toEqual([])
    await advance(1)
    const due = await about('dono', /^Vence amanhã: .+, R\$\s/)
    expect(due).toHaveLength(1)
    await advance(24 * 60)
    expect(await about('dono', /Vence amanhã/)).toEqual(due)
  })

  test('another tab and a reload do not repeat a notice', async () => {
    const store = memoryStore()
    const lock = createMutex()
    const open = () => createBackend({ seed: tinySeed, clock: createFixedClock(NOW), store, lock })
    const one = await open()
    await one.db.sessions.insert({ ...newSession('ana', NOW, null), id: 'of-ana' })
    const askIn = async (tab: typeof one, path: string, body?: string) => {
      const headers = { Authorization: 'Bearer of-ana' }
      const init = body === undefined ? { headers } : { headers, method: 'POST', body }
      return (await (await tab.handle(new Request(`https://x${path}`, init))).json()) as {
        data: { id: string }[]
      }
    }
    const count = async (tab: typeof one) => (await askIn(tab, '/api/notification-messages')).data.length
    const before = await count(one)
    await askIn(one, '/__mock/clock', JSON.stringify({ advanceMinutes: toTheGame - 30 }))
    const two = await open()
    expect([await count(one), await count(two), await count(await open())]).toEqual(Array(3).fill(before + 1))
  })
})

test('nothing is told of what was due before the instant of the data', async () => {
  const started = await createBackend({ seed: seedOf, clock: createFixedClock(NOW) })
  const { db } = started
  const before = db.notifications.all().length
  for (const userId of Object.values(personaIds)) {
    const session = await db.sessions.insert(newSession(userId, NOW, null))
    const headers = { Authorization: `Bearer ${session.id}` }
    await started.handle(new Request('https://x/api/me', { headers }))
  }
  expect(db.notifications.all().length).toBe(before)
})
