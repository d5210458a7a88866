import { expect, it } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { asking } from './client/asking.ts'
import { inProcess } from './in-process.ts'
import { faultOfRefusal } from './judge.ts'
import type { WireResponse } from './transport.ts'

const PEOPLE = 200

/** Returns a seed with as many signed-in athletes as there are requests: copies of Ana with other names. */
function crowd() {
  const seed = tinySeed()
  const [ana] = seed.users
  if (!ana) throw new Error('nobody to copy')
  const people = Array.from({ length: PEOPLE }, (_, index) => `atleta-${index}`)
  return {
    ...seed,
    users: people.map((id) => ({ ...ana, id, email: `${id}@test.test` })).concat(seed.users),
    sessions: people.map((id) => ({ ...newSession(id, NOW, null), id: `token-of-${id}` })),
  }
}

it('gives one of 200 athletes who ask at once for one time to exactly one, and 409 to the other 199 (H2, I5)', async () => {
  const backend = await createBackend({ seed: crowd, clock: createFixedClock(NOW) })
  const ask = asking(inProcess(backend))
  const body = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) =>
      ask({ method: 'POST', path: '/bookings', by: `token-of-atleta-${index}`, body }),
    ),
  )
  const [first, ...more] = answers.filter(({ status }) => status === 201)
  expect({ status: first?.status, more: more.length }).toEqual({ status: 201, more: 0 })
  const others = answers.filter((response) => response !== first)
  const faultOf = (response: WireResponse) =>
    faultOfRefusal(response, { status: 409, field: 'start' }, ['slot_held'])
  expect(others.map(faultOf).filter((fault) => fault !== null)).toEqual([])
  expect(others).toHaveLength(PEOPLE - 1)
  const booked = backend.db.bookings.where(({ start }) => start === '2026-11-22T20:00:00.000Z')
  expect(booked.filter(({ fieldId }) => fieldId === 'society')).toHaveLength(1)
})
