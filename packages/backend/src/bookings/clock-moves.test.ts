import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '../auth/new-session.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'

const backend = testBackend()
const { ask } = backend

const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
const hold = async (as: string) =>
  bookingDetailSchema.parse((await ask('POST /bookings', { as, body: wish })).body.data).id
const pay = (as: string, id: string, method = 'venue') =>
  ask(`POST /bookings/${id}/payment`, { as, body: { method } })

test('a hold that ran out and lost its time stays over, wherever the clock goes (rule 1)', async () => {
  const first = await hold('ana')
  await pay('ana', first, 'pix')
  await ask('POST /__mock/clock', { body: { advanceMinutes: 20 } })
  await pay('bia', await hold('bia'))
  await ask('POST /__mock/clock', { body: { clock: 'real' } })
  const late = [
    await pay('ana', first),
    await pay('ana', first, 'pix'),
    await ask(`POST /__mock/pix/${first}/pay`),
  ]
  for (const { status, body } of late)
    expect([status, body.message]).toEqual([409, 'O tempo para pagar acabou e o horário foi liberado.'])
  expect((await ask(`GET /bookings/${first}`, { as: 'ana' })).body.data).toMatchObject({
    status: 'expired',
    payment: { status: 'expired' },
  })
})

test('a hold whose time somebody else has cannot be paid, however that came about', async () => {
  const id = await hold('ana')
  await backend.server.db.bookings.insert(
    tinyBooking({ ...wish, id: 'other', code: 'RSV-TWOO', athleteId: 'bia' }),
  )
  const { status, body } = await pay('ana', id)
  expect([status, body.message]).toEqual([409, 'Esse horário acabou de ser reservado.'])
})

const people = fc.constantFrom('ana', 'bia')
type Step =
  | { call: string; as?: string; body: unknown }
  | { pay: number; method: 'pix' | 'venue' }
  | { cancel: number }
const nth = fc.nat({ max: 5 })
const moved = fc.integer({ min: -60, max: 60 })
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ as: people, start: fc.integer({ min: 18, max: 20 }) }).map(({ as, start }) => ({
    call: 'POST /bookings',
    as,
    body: { ...wish, start: `2026-11-22T${start}:00:00Z`, end: `2026-11-22T${start + 1}:00:00Z` },
  })),
  fc.record({ pay: nth, method: fc.constantFrom('pix', 'venue') }),
  fc.record({ cancel: nth }),
  fc
    .oneof(
      fc.integer({ min: 1, max: 40 }).map((advanceMinutes) => ({ advanceMinutes })),
      fc.constantFrom({ clock: 'real' }, { clock: 'friday-evening' }),
      moved.map((by) => ({ clock: { at: new Date(Date.parse(NOW) + by * 60_000).toISOString() } })),
    )
    .map((body) => ({ call: 'POST /__mock/clock', body })),
)

test('whatever is booked, paid and cancelled while the clock goes to and fro, no two share a time (rule 1)', async () => {
  let lost = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 30 }), async (taken) => {
      const opened = await createBackend({ seed: tinySeed, clock: createFixedClock(NOW) })
      const { db } = opened
      for (const id of ['ana', 'bia'])
        await db.sessions.insert({ ...newSession(id, NOW, null), id: `token-of-${id}` })
      const post = async (call: string, as: string, body: unknown) => {
        const path = call.replace('POST ', '').replace(/^(?!\/__mock)/, '/api')
        const headers = { Authorization: `Bearer token-of-${as}` }
        await opened.handle(
          new Request(`http://x${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
        )
      }
      for (const step of taken) {
        if ('call' in step) await post(step.call, step.as ?? 'ana', step.body)
        else {
          const made = db.bookings
            .by('fieldId', 'society')
            .filter(({ createdAt }) => createdAt >= '2026-11-20T12')
          const booking = made.at(('pay' in step ? step.pay : step.cancel) - 6)
          const to = `/bookings/${booking?.id}`
          if ('cancel' in step) await post(`${to}/cancel`, booking?.athleteId ?? '', {})
          else await post(`${to}/payment`, booking?.athleteId ?? '', { method: step.method })
          if ('pay' in step && step.method === 'pix') await post(`/__mock/pix/${booking?.id}/pay`, '', {})
        }
        const all = db.bookings.by('fieldId', 'society')
        lost += all.filter(({ status }) => status === 'expired').length
        for (const now of ['2000-01-01T00:00:00Z', db.clock.now()]) {
          const starts = all.filter((each) => occupies(each, now)).map(({ start }) => start)
          expect(new Set(starts).size).toBe(starts.length)
        }
      }
    }),
    { numRuns: 80 },
  )
  expect(lost).toBeGreaterThan(0)
})
