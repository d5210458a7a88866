import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { memoryStore } from '../persistence/store.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'

type Asked = { call: string; as?: string; body?: unknown; key?: string }

async function ask(backend: Backend, { call, as, body, key }: Asked): Promise<number> {
  const [method = 'GET', path = ''] = call.split(' ')
  const headers = new Headers()
  if (as) headers.set('Authorization', `Bearer token-of-${as}`)
  if (key) headers.set('Idempotency-Key', key)
  const url = `http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  return (await backend.handle(new Request(url, { method, headers, ...text }))).status
}

/** All rows in their order, but for when a session was last used, which is no effect of a call. */
const rows = ({ db }: Backend) =>
  tableNames.map((name) => [
    name,
    db[name].all().map((row) => (name === 'sessions' ? { ...row, seenAt: '' } : row)),
  ])

const people = fc.constantFrom('ana', 'bia')
const keys = fc.constantFrom('k1', 'k2')
const hour = (start: number) => `2026-11-22T${start}:00:00Z`
const calls: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ as: people, start: fc.integer({ min: 15, max: 20 }), key: keys }).map(({ as, start, key }) => ({
    call: 'POST /bookings',
    as,
    key,
    body: { fieldId: 'society', start: hour(start), end: hour(start + 1) },
  })),
  fc.constantFrom<Asked>(
    { call: 'POST /bookings/paid/cancel', as: 'ana', body: {} },
    { call: 'POST /bookings/of-bia/cancel', as: 'bia', body: {}, key: 'k1' },
    { call: 'POST /bookings/of-bia/cancel', as: 'ana', body: {} },
    { call: 'POST /notification-messages/n1/read', as: 'ana' },
    { call: 'POST /notification-messages/mark-all-read', as: 'bia' },
    { call: 'DELETE /notification-messages/n2', as: 'ana' },
    { call: 'POST /notification-messages/delete-all', as: 'ana' },
    { call: 'POST /auth/login', body: { email: 'ana@test.test', password: PASSWORD } },
    { call: 'POST /auth/login', body: { email: 'bia@test.test', password: 'wrong' } },
    { call: 'POST /auth/login', body: { email: 'pendente@test.test', password: PASSWORD } },
    { call: 'POST /auth/logout', as: 'ana' },
    { call: 'POST /auth/forgot-password', body: { email: 'bia@test.test' } },
    { call: 'PUT /me/sports', as: 'bia', body: { sports: [{ sport: 'futsal', skill: 2 }] } },
    { call: 'POST /me/email', as: 'ana', body: { email: 'other@test.test', password: PASSWORD } },
    {
      call: 'POST /me/password',
      as: 'ana',
      body: { current_password: PASSWORD, password: 'Outra@123', password_confirmation: 'Outra@123' },
    },
    { call: 'POST /me/deletion', as: 'dona', body: { password: PASSWORD } },
    { call: 'PUT /admin/companies/nova/status', as: 'admin', body: { status: 'approved' } },
    { call: 'GET /bookings', as: 'ana' },
    { call: 'GET /fields' },
    { call: 'POST /__mock/clock', body: { advanceMinutes: 7 } },
  ),
)

test('undoing any calls one by one restores the beginning', async () => {
  const wrote = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { maxLength: 18 }), async (asked) => {
      const store = memoryStore()
      const open = () => createBackend({ seed: tinySeed, clock: createFixedClock(NOW), store })
      const backend = await open()
      for (const id of ['ana', 'bia', 'dona', 'admin'])
        await backend.db.sessions.insert({ ...newSession(id, NOW, null), id: `token-of-${id}` })
      const start = rows(backend)
      for (const each of asked) {
        const before = JSON.stringify(rows(backend))
        await ask(backend, each)
        if (before !== JSON.stringify(rows(backend))) wrote.add(each.call)
      }
      // Every other step is undone by a backend that was opened later.
      let undone = 0
      const undo = async () => ask(undone % 2 ? await open() : backend, { call: 'POST /__mock/undo' })
      while ((await undo()) === 200) undone += 1
      expect(await ask(backend, { call: 'POST /__mock/undo' })).toBe(409)
      expect(backend.unknownCalls).toEqual([])
      expect(rows(backend)).toEqual(start)
      expect(rows(await open())).toEqual(start)
    }),
    { numRuns: 60 },
  )
  expect(wrote.size).toBeGreaterThan(12)
})
